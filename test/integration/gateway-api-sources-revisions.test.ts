import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'mocha';
import { refusalOf, startApi, type ApiWorld } from './gateway-api-world.ts';

describe('the revisions of a source', () => {
  let world: ApiWorld;
  before(async () => {
    world = await startApi();
  });
  after(async () => {
    await world[Symbol.asyncDispose]();
  });
  const rename = async (name: string, displayName: string): Promise<void> => {
    const updateMask = { paths: ['display_name'] };
    await world.api.sources.UpdateSource({ source: { name, displayName }, updateMask });
  };

  it('are listed newest first, by pages, with author and definition', async () => {
    const name = await world.addSource('listed');
    for (const displayName of ['B', 'C', 'D']) await rename(name, displayName);
    const first = await world.api.sources.ListSourceRevisions({ parent: name, pageSize: 3 });
    assert.deepEqual(
      first.revisions.map(({ revisionId, snapshot }) => [revisionId, snapshot?.displayName]),
      [
        ['4', 'D'],
        ['3', 'C'],
        ['2', 'B'],
      ],
    );
    const [newest] = first.revisions;
    assert.match(newest?.author ?? '', /^key:/);
    assert.ok(newest?.createTime !== null);
    assert.deepEqual(
      [newest?.snapshot?.name, newest?.snapshot?.baseUrl, newest?.snapshot?.authorization],
      [name, 'https://listed.test/jobs', null],
    );
    const { nextPageToken: pageToken } = first;
    const last = await world.api.sources.ListSourceRevisions({
      parent: name,
      pageSize: 3,
      pageToken,
    });
    assert.deepEqual(
      last.revisions.map(({ revisionId, snapshot }) => [revisionId, snapshot?.displayName]),
      [['1', 'A board']],
    );
    assert.equal(last.nextPageToken, '');
    const other = await world.addSource('other-list');
    const foreign = await refusalOf(
      world.api.sources.ListSourceRevisions({ parent: other, pageToken }),
    );
    assert.equal(foreign.reason, 'PAGE_TOKEN_INVALID');
    const missing = await refusalOf(
      world.api.sources.ListSourceRevisions({ parent: 'sources/none' }),
    );
    assert.equal(missing.reason, 'RESOURCE_NOT_FOUND');
  });

  it('become current again as a new one, once for each intent', async () => {
    const name = await world.addSource('rolled');
    await rename(name, 'B');
    const request = { name, revisionId: '1', requestId: randomUUID() };
    const { source } = await world.api.sources.RollbackSource(request);
    assert.deepEqual([source?.revisionId, source?.displayName], ['3', 'A board']);
    assert.deepEqual((await world.api.sources.RollbackSource(request)).source, source);
    const reused = await refusalOf(
      world.api.sources.RollbackSource({ ...request, revisionId: '2' }),
    );
    assert.deepEqual([reused.code, reused.reason], ['failed_precondition', 'REQUEST_ID_REUSED']);
    // What it is already makes no revision.
    for (const revisionId of ['1', '3']) {
      const { source: same } = await world.api.sources.RollbackSource({ name, revisionId });
      assert.deepEqual([same?.revisionId, same?.etag], ['3', source?.etag]);
    }
    assert.deepEqual(
      await world.sql(`select changed_fields from audit_events where method like '%RollbackSource'
        and resource like '%/rolled'`),
      [{ changed_fields: ['display_name'] }],
    );
  });

  for (const revisionId of ['9', '0', '01', '-1', 'first', '99999999999999999999']) {
    it(`are not found by the id ${revisionId}`, async () => {
      const name = await world.addSource(`no-${randomUUID().slice(0, 8)}`);
      const refused = await refusalOf(world.api.sources.RollbackSource({ name, revisionId }));
      assert.deepEqual([refused.code, refused.reason], ['not_found', 'RESOURCE_NOT_FOUND']);
      assert.ok(refused.message.includes(`${name}@${revisionId}`));
    });
  }

  it('stay what they are where they can no longer be used, and say why', async () => {
    const lab = { baseUrl: 'http://127.0.0.1:8081/', allowedHosts: ['127.0.0.1:8081'] };
    const name = await world.addSource('lab', { ...lab, allowedPathPrefixes: [] });
    await rename(name, 'B');
    // It was written while another practice host was one, and before a rule of today.
    await world.sql(`update source_revisions set definition = jsonb_set(jsonb_set(definition,
        '{allowedHosts}', '["127.0.0.1:8081", "127.0.0.1:9999"]'), '{politeness, burst}', '99')
      where source_id = 'lab' and revision = 1`);
    const request = { name, revisionId: '1', requestId: randomUUID() };
    const refused = await refusalOf(world.api.sources.RollbackSource(request));
    assert.deepEqual([refused.code, refused.reason], ['invalid_argument', 'DEFINITION_INVALID']);
    assert.match(refused.message, /^Revision 1 can no longer be used: source\./);
    assert.deepEqual(
      refused.violations.map(({ field }) => field),
      ['source.politeness.burst', 'source.allowed_hosts[1]'],
    );
    const { source } = await world.api.sources.GetSource({ name });
    assert.equal(source?.revisionId, '2');
    // A refusal uses up no intent.
    await world.sql(`update source_revisions r set definition = s.definition
      from source_revisions s where r.source_id = 'lab' and r.revision = 1
        and s.source_id = 'lab' and s.revision = 2`);
    const { source: same } = await world.api.sources.RollbackSource(request);
    assert.equal(same?.revisionId, '2');
  });

  it('of a deleted source are listed, and none becomes current', async () => {
    const name = await world.addSource('deleted');
    await rename(name, 'B');
    await world.api.sources.DeleteSource({ name });
    const { revisions } = await world.api.sources.ListSourceRevisions({ parent: name });
    assert.equal(revisions.length, 2);
    const refused = await refusalOf(world.api.sources.RollbackSource({ name, revisionId: '1' }));
    assert.equal(refused.reason, 'RESOURCE_DELETED');
  });
});
