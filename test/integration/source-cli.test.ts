import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import { cliSettings, runCli, type Told } from '../support/cli-run.ts';
import { checkout } from '../support/started-stack.ts';
import { startWorld, type World } from '../support/world.ts';

/* `jobradar source …` against a gateway: what a file says is what is stored, once and for all. */

describe('jobradar source', function () {
  this.timeout(120_000);
  let world: World;
  const folder = mkdtempSync(join(tmpdir(), 'jobradar-source-cli-'));
  const until = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
  const example = readFileSync(join(checkout, 'examples', 'sources', 'html.yaml'), 'utf8').replace(
    /expire_time: .*/,
    `expire_time: ${until}`,
  );

  before('starts a gateway', async () => {
    world = await startWorld({ boards: [], services: ['gateway'] });
  });
  after(async () => {
    await world?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  const source = (...args: readonly string[]): Promise<Told> =>
    runCli(['source', ...args], { folder, env: cliSettings(world) });
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const stored = async (id: string) =>
    (await world.api.sources.GetSource({ name: `sources/${id}` })).source;

  it('registers a source, and finds nothing to do the second time', async () => {
    const file = write('once.yaml', example.replaceAll('acme-html', 'once'));
    const first = await source('apply', file, '--grant');
    assert.deepEqual([first.code, first.errors], [0, '']);
    assert.match(first.text, /^sources\/once registered\nauthorization granted\n/);
    const before = await stored('once');
    assert.equal(before?.authorization?.grantedBy, 'Acme, web team');
    const second = await source('apply', file, '--grant');
    assert.equal(second.text, 'sources/once unchanged, revision 1\nauthorization unchanged\n');
    assert.deepEqual(await stored('once'), before);
  });

  it('shows a source as a file that changes nothing when it is applied', async () => {
    write('round.yaml', example.replaceAll('acme-html', 'round'));
    await source('apply', 'round.yaml', '--grant');
    const shown = await source('show', 'round');
    assert.equal(shown.code, 0, shown.errors);
    const again = await source('apply', write('shown.yaml', shown.text), '--grant');
    assert.equal(again.text, 'sources/round unchanged, revision 1\nauthorization unchanged\n');
  });

  it('changes what the file changes, prints it, and leaves the rest', async () => {
    write('change.yaml', example.replaceAll('acme-html', 'change'));
    await source('apply', 'change.yaml');
    write(
      'change.yaml',
      example
        .replaceAll('acme-html', 'change')
        .replace('country: CN\n', '')
        .replace('requests_per_second: 2', 'requests_per_second: 1'),
    );
    const dry = await source('apply', 'change.yaml', '--dry-run');
    assert.match(dry.text, /^sources\/change would be changed\n/);
    assert.equal((await stored('change'))?.country, 'CN');
    const wet = await source('apply', 'change.yaml');
    assert.equal(wet.code, 0, wet.errors);
    assert.match(wet.text, /^sources\/change changed, revision 2\n/);
    assert.match(wet.text, /^ {2}~ politeness\.requests_per_second: 2 -> 1$/m);
    assert.match(wet.text, /^ {2}- country: "CN"$/m);
    const now = await stored('change');
    assert.deepEqual([now?.country, now?.politeness?.requestsPerSecond], ['', 1]);
    assert.equal(now?.extraction?.html?.itemSelector, 'li.job');
  });

  it('grants the same authorization again where the source goes elsewhere', async () => {
    const text = example.replaceAll('acme-html', 'moved');
    await source('apply', write('moved.yaml', text), '--grant');
    const moved = text.replace('[/jobs]', '[/jobs, /stellen]');
    const applied = await source('apply', write('moved.yaml', moved));
    assert.match(applied.text, /^its authorization was granted for other hosts and paths: /m);
    // Nothing of the file has changed since, and still it is not authorized.
    const granted = await source('apply', 'moved.yaml', '--grant');
    assert.equal(
      granted.text,
      'sources/moved unchanged, revision 2\n' +
        'authorization granted again, for its hosts and paths as they are now\n',
    );
    const again = await source('apply', 'moved.yaml', '--grant');
    assert.equal(again.text, 'sources/moved unchanged, revision 2\nauthorization unchanged\n');
  });

  it('grants it again for a suspended source, which could not be resumed elsewhere', async () => {
    const name = 'sources/stopped';
    const text = example.replaceAll('acme-html', 'stopped');
    await source('apply', write('stopped.yaml', text), '--grant');
    await world.api.sources.RevokeSourceAuthorization({ name, note: 'to look at it' });
    await source('apply', 'stopped.yaml', '--grant');
    await source('apply', write('stopped.yaml', text.replace('[/jobs]', '[/jobs, /stellen]')));
    const resume = () =>
      world.api.sources.ResumeSource({
        name,
        acknowledgedSuspension: 'FAILURE_REASON_AUTHORIZATION_MISSING',
      });
    await assert.rejects(resume(), { reason: 'SOURCE_NOT_AUTHORIZED' });
    const granted = await source('apply', 'stopped.yaml', '--grant');
    assert.match(granted.text, /^authorization granted again, .*\nit is suspended .*ResumeSource/m);
    assert.equal((await resume()).source?.state, 'STATE_ACTIVE');
  });

  it('writes nothing in a dry run of a new source', async () => {
    const told = await source(
      'apply',
      write('dry.yaml', example.replaceAll('acme-html', 'dry')),
      '--dry-run',
      '--grant',
    );
    assert.equal(told.code, 0, told.errors);
    assert.match(told.text, /^sources\/dry would be registered\nauthorization would be granted\n/);
    await assert.rejects(stored('dry'), { code: 'not_found' });
  });

  it('tells what is wrong with a file before it asks anybody', async () => {
    const file = write('wrong.yaml', example.replace('item_selector', 'item_selectr'));
    const told = await runCli(['source', 'apply', file], { folder });
    assert.equal(told.code, 1);
    assert.match(
      told.text,
      /line \d+ +error +extraction\.html\.item_selectr .*did you mean "item_selector"/,
    );
  });

  it('tells what the gateway refuses with the line of the file', async () => {
    const text = example
      .replace('acme-html', 'private')
      .replaceAll('careers.acme.example', '127.0.0.1');
    const told = await source('apply', write('private.yaml', text));
    assert.equal(told.code, 1, told.errors);
    assert.match(
      told.text,
      /line 14 +error +allowed_hosts\[0\] is .*must not be a private address/,
    );
  });

  it('says of a source that is not registered what to do', async () => {
    const file = write('new.yaml', example.replaceAll('acme-html', 'new'));
    write('page.html', '<p>x');
    const told = await source('test', file, '--page', 'page.html');
    assert.deepEqual([told.code, told.text], [2, '']);
    assert.match(
      told.errors,
      /sources\/new is not registered yet: "source apply new\.yaml" does that/,
    );
  });

  it('tells the same as JSON: what apply did, and a source as a file', async () => {
    const file = write('told.yaml', example.replaceAll('acme-html', 'told'));
    const first = await source('apply', file, '--grant', '--json');
    assert.deepEqual(JSON.parse(first.text), {
      file,
      source: 'sources/told',
      dryRun: false,
      change: 'registered',
      revision: '1',
      authorization: 'granted',
      authorizationChanges: JSON.parse(first.text).authorizationChanges,
      state: 'STATE_ACTIVE',
      ok: true,
    });
    const shown = await source('show', 'told', '--json');
    const again = await source('apply', write('told.json', shown.text), '--grant', '--json');
    const { change, authorization } = JSON.parse(again.text);
    assert.deepEqual([change, authorization], ['none', 'unchanged']);
    const wrong = await source('apply', write('told.json', '{"source_id": "told"}'), '--json');
    assert.equal(wrong.code, 1);
    const refused = JSON.parse(wrong.text);
    assert.equal(refused.ok, false);
    assert.ok(refused.complaints.length > 0);
  });

  it('says of a source that came back that it is paused, and what resumes it', async () => {
    const file = write('back.yaml', example.replaceAll('acme-html', 'back'));
    await source('apply', file, '--grant');
    const name = 'sources/back';
    await world.api.sources.DeleteSource({ name });
    assert.match((await source('apply', file)).text, /UndeleteSource|deleted/);
    await world.api.sources.UndeleteSource({ name });
    const words =
      /is paused.*: nothing is fetched until .*ResumeSource with \{"name":"sources\/back"\}/;
    assert.match((await source('apply', file)).text, words);
    assert.match((await source('show', 'back')).text, words);
  });

  it('lints without a gateway, and tells the same as JSON', async () => {
    write('good.yaml', example);
    write('bad.json', '{"source_id": "a",\n "locale": 1}');
    const told = await runCli(['source', 'lint', 'good.yaml', 'bad.json', '--json'], { folder });
    assert.equal(told.code, 1, told.errors);
    const { files }: { files: { ok: boolean; complaints: { path: string; line: number }[] }[] } =
      JSON.parse(told.text);
    assert.deepEqual(
      files.map(({ ok }) => ok),
      [true, false],
    );
    assert.ok(files[1]?.complaints.some(({ path, line }) => path === 'locale' && line === 2));
    assert.equal((await runCli(['source', 'lint', 'good.yaml'], { folder })).code, 0);
  });

  it('prints the schema that is published', async () => {
    const told = await runCli(['source', 'schema'], { folder });
    assert.equal(told.text, readFileSync(join(checkout, 'schemas', 'source.schema.json'), 'utf8'));
  });

  for (const [what, args, words] of [
    ['no part', [], /What to do\? One of lint, test, apply, show, schema/],
    ['a part that there is not', ['aply'], /There is no "source aply"/],
    ['a file that there is not', ['lint', 'nowhere.yaml'], /Cannot read nowhere\.yaml: .*ENOENT/],
    ['no page', ['test', 'x'], /Either --url URL or --page SAVED_FILE/],
    ['two pages', ['test', 'x', '--url', 'http://a.test', '--page', 'p'], /Either --url/],
    ['a source that there is not', ['show', 'nowhere'], /sources\/nowhere/],
    [
      'an option that there is not',
      ['apply', 'x.yaml', '--force'],
      /There is no option --force, only --grant, --dry-run, --json/,
    ],
  ] as const) {
    it(`ends with 2 and clear words for ${what}`, async () => {
      const told = await source(...args);
      assert.deepEqual([told.code, told.text], [2, ''], told.errors);
      assert.match(told.errors, words);
      assert.doesNotMatch(told.errors, /\n\s+at /, 'no stack');
    });
  }
});
