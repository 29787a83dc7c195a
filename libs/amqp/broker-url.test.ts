import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { brokerFaultOf, explainBrokerFault, TopologyFault } from './broker-fault.ts';
import { describeBroker, parseBrokerUrl } from './broker-url.ts';

describe('broker URL', () => {
  for (const [text, expected] of [
    ['amqp://localhost', { host: 'localhost', port: 5672, vhost: '/', username: 'guest' }],
    ['amqp://a:b@[::1]:25601/', { host: '::1', port: 25_601, vhost: '/', username: 'a' }],
    [
      'amqps://u%40x:p%2F@broker/a%2Fb',
      { host: 'broker', port: 5671, vhost: 'a/b', username: 'u@x', password: 'p/' },
    ],
  ] as const) {
    it(`reads ${text}`, () => {
      const address = parseBrokerUrl(text);
      assert.deepEqual({ ...address, ...expected }, address);
    });
  }

  it('reads how often the connection is asked whether it lives, where it says so', () => {
    assert.equal(parseBrokerUrl('amqp://localhost/x?heartbeat=5').heartbeatSeconds, 5);
    assert.equal(parseBrokerUrl('amqp://localhost/x').heartbeatSeconds, undefined);
    for (const text of ['0', '-1', '2.5', '121', 'often', '']) {
      assert.throws(
        () => parseBrokerUrl(`amqp://a:hunter2@localhost/x?heartbeat=${text}`),
        (error: Error) =>
          error.message.includes(`whole seconds from 1 to 120, not "${text}"`) &&
          !error.message.includes('hunter2'),
      );
    }
  });

  for (const text of ['', 'http://a:hunter2@host', 'amqp:/']) {
    it(`refuses "${text}" without repeating it`, () => {
      assert.throws(
        () => parseBrokerUrl(text),
        (error: Error) => !error.message.includes('hunter2'),
      );
    });
  }

  it('is shown without its password', () => {
    const shown = describeBroker(parseBrokerUrl('amqp://relay:hunter2@host/jobradar'));
    assert.equal(shown, 'user "relay" at amqp://host:5672, vhost "jobradar"');
  });
});

describe('broker fault', () => {
  const coded = (code: number): Error => Object.assign(new Error('Channel closed'), { code });

  for (const [when, error, fault] of [
    [
      'a handshake is refused',
      new Error('Handshake terminated by server: 403 (ACCESS-REFUSED) with message "x"'),
      'access-refused',
    ],
    [
      'a vhost is missing',
      new Error('Expected ConnectionOpenOk; got <ConnectionClose channel:0>'),
      'access-refused',
    ],
    ['a queue is missing', coded(404), 'topology'],
    ['a queue is another', coded(406), 'topology'],
    [
      'nobody listens',
      Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
      'network',
    ],
    ['the broker stops', coded(320), 'network'],
    [
      'a queue has no leader yet',
      Object.assign(new Error("NOT_FOUND - queue 'x' in vhost 'y' is down or inaccessible"), {
        code: 404,
      }),
      'network',
    ],
    ['a mark is missing', new TopologyFault('different', 'no mark', undefined), 'topology'],
  ] as const) {
    it(`is told as ${fault} when ${when}`, () => assert.equal(brokerFaultOf(error), fault));
  }

  it('says what to do, and no password', () => {
    const address = parseBrokerUrl('amqp://relay:hunter2@host/jobradar');
    const explained = explainBrokerFault(coded(404), address);
    assert.match(explained.message, /Run "npm run topology"/u);
    assert.ok(!explained.message.includes('hunter2'));
  });
});
