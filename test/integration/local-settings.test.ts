import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readGivenSettings } from '../../deploy/local/given-settings.ts';

/* What a user's environment may say to `npm start`; what it says wrong is told before a start. */

describe('the settings given to a local run', () => {
  it('are a board per strategy and no board of one’s own where nothing is given', () => {
    const { practiceHosts, boards, lab } = readGivenSettings({});
    assert.deepEqual(practiceHosts, []);
    assert.deepEqual(
      boards.map(({ strategy }) => strategy),
      ['html', 'json', 'structured'],
    );
    assert.deepEqual(lab, {});
  });

  it('name boards of one’s own as URLs write their hosts', () => {
    const given = { JOBRADAR_PRACTICE_HOSTS: '127.0.0.1:17999, [0:0::1]:8080' };
    assert.deepEqual(readGivenSettings(given).practiceHosts, ['127.0.0.1:17999', '[::1]:8080']);
  });

  it('name boards of TargetLab by strategy or preset, and how many jobs they have', () => {
    const { boards, lab } = readGivenSettings({
      TARGETLAB_BOARDS: 'greenhouse, html-list, json@127.0.0.1:18080',
      TARGETLAB_JOBS: '3',
      TARGETLAB_CONTROL_LISTEN: '127.0.0.1:1',
    });
    assert.deepEqual(boards, [
      { strategy: 'greenhouse', hasDetails: true },
      { strategy: 'html', hasDetails: false },
      { strategy: 'json', hasDetails: true, listen: { host: '127.0.0.1', port: 18_080 } },
    ]);
    assert.deepEqual(lab, { TARGETLAB_JOBS: '3' });
  });

  it('are complained of all at once, each by name, value and what would be right', () => {
    const given = {
      JOBRADAR_PRACTICE_HOSTS: '127.0.0.1:17999,http://127.0.0.1:18000',
      TARGETLAB_BOARDS: 'html,greenhous',
      TARGETLAB_JOBS: 'many',
    };
    assert.throws(
      () => readGivenSettings(given),
      (error: unknown) => {
        const told = String(error);
        assert.match(told, /PRACTICE_HOSTS: holds "http:\/\/127.0.0.1:18000", must be .*HOST:PORT/);
        assert.match(told, /TARGETLAB_BOARDS: has "greenhous", must be .*greenhouse/);
        assert.match(told, /TARGETLAB_JOBS: is "many", must be a whole number/);
        return true;
      },
    );
  });
});
