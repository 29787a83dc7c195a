import assert from 'node:assert/strict';
import {
  explainVerdict,
  judgeProfiles,
  publishStopOf,
  type KeptProfile,
  type ProfileKey,
  type ProfileVerdict,
  type PublishStop,
} from './broker-profile.ts';

const wanted: ProfileKey = {
  product: 'RabbitMQ',
  version: '4.0.5',
  clusterName: 'jobradar@localhost',
  topology: 'jobradar.topology.000000000002',
  probeVersion: 2,
};

function kept(changes: Partial<KeptProfile> = {}): KeptProfile {
  return { ...wanted, isSafe: true, reasons: [], ...changes };
}

describe('the profile of a broker', () => {
  const cases: readonly {
    readonly when: string;
    readonly profiles: readonly KeptProfile[];
    readonly verdict: ProfileVerdict['kind'];
    readonly stop: PublishStop;
    readonly words: RegExp;
  }[] = [
    {
      when: 'the broker was probed and is safe',
      profiles: [kept()],
      verdict: 'safe',
      stop: '',
      words: /^$/,
    },
    {
      when: 'it was probed, and something else since',
      profiles: [kept({ version: '4.1.0' }), kept()],
      verdict: 'safe',
      stop: '',
      words: /^$/,
    },
    {
      when: 'no broker was ever probed',
      profiles: [],
      verdict: 'missing',
      stop: 'broker_profile_missing',
      words: /never probed; run "npm run broker:probe"/,
    },
    {
      when: 'the broker has another version',
      profiles: [kept({ version: '3.10.8' })],
      verdict: 'outdated',
      stop: 'broker_profile_missing',
      words: /its version \(3\.10\.8, now 4\.0\.5\); run "npm run broker:probe"/,
    },
    {
      when: 'it is another cluster',
      profiles: [kept({ clusterName: 'old' })],
      verdict: 'outdated',
      stop: 'broker_profile_missing',
      words: /the cluster \(old, now jobradar@localhost\)/,
    },
    {
      when: 'it is another product',
      profiles: [kept({ product: 'LavinMQ' })],
      verdict: 'outdated',
      stop: 'broker_profile_missing',
      words: /the product \(LavinMQ, now RabbitMQ\)/,
    },
    {
      when: 'the topology changed',
      profiles: [kept({ topology: 'jobradar.topology.000000000001' })],
      verdict: 'outdated',
      stop: 'broker_profile_missing',
      words: /the topology \(\S+1, now \S+2\)/,
    },
    {
      when: 'the probe looks at more than it did',
      profiles: [kept({ probeVersion: 1, version: '4.0.4' })],
      verdict: 'outdated',
      stop: 'broker_profile_missing',
      words: /its version .*, the version of the probe \(1, now 2\)/,
    },
    {
      when: 'the broker was probed and is not safe',
      profiles: [kept({ isSafe: false, reasons: ['letters: not kept', 'limit: none'] }), kept()],
      verdict: 'unsafe',
      stop: 'broker_profile_unsafe',
      words: /unsafe: letters: not kept · limit: none/,
    },
  ];
  for (const { when, profiles, verdict, stop, words } of cases) {
    it(`is ${verdict} when ${when}`, () => {
      const judged = judgeProfiles(wanted, profiles);
      assert.equal(judged.kind, verdict);
      assert.equal(publishStopOf(judged), stop);
      assert.match(explainVerdict(judged), words);
    });
  }
});
