import type { ChannelModel } from 'amqplib';
import { explainBrokerFault } from '#libs/amqp/broker-fault.ts';
import { describeBroker, parseBrokerUrl } from '#libs/amqp/broker-url.ts';
import { closeConnection, openConnection } from '#libs/amqp/connect.ts';
import { messageOf } from '#libs/runtime/errors.ts';
import { compareDeclared } from './declared.ts';
import { countReturns, fillUp, publishNowhere, reachLimit, refuseOne } from './experiments.ts';
import { judgeBroker } from './judge.ts';
import { identityOf, wantedKey, type BrokerFindings, type BrokerProfile } from './profile.ts';
import { setStage } from './stage.ts';

/** What is done with a broker's connection. */
type Work<T> = (model: ChannelModel) => Promise<T>;

/**
 * Shows what this broker really does and judges it. The URL's user is the topology's, in a vhost
 * that has the topology; everything that is made for it is removed again.
 */
export async function probeBroker(options: { readonly url: string }): Promise<BrokerProfile> {
  return await connected(options.url, async (model) => {
    const key = wantedKey(identityOf(model.connection));
    const findings = await findOut(model);
    return { ...key, ...judgeBroker(findings), findings };
  });
}

/** What a profile of this broker has to be of. */
export async function keyOfBroker(options: { readonly url: string }) {
  return await connected(options.url, async (model) => wantedKey(identityOf(model.connection)));
}

async function findOut(model: ChannelModel): Promise<BrokerFindings> {
  const declared = await compareDeclared(model);
  await using stage = await setStage(model);
  // Side by side: a broker that keeps an experiment waiting keeps all of them waiting.
  const [nack, reject, close, limit, rejected, filled, unroutable] = await Promise.all([
    countReturns(stage, 'nack'),
    countReturns(stage, 'reject'),
    countReturns(stage, 'close'),
    reachLimit(stage),
    refuseOne(stage),
    fillUp(stage),
    publishNowhere(stage),
  ]);
  return { declared, returns: { nack, reject, close }, limit, rejected, ...filled, unroutable };
}

async function connected<T>(url: string, work: Work<T>): Promise<T> {
  const address = parseBrokerUrl(url);
  const model = await openConnection({
    address,
    connectionName: 'broker-probe',
    heartbeatSeconds: 15,
    connectMsMax: 10_000,
  }).catch((error: unknown) => {
    throw explainBrokerFault(error, address);
  });
  try {
    return await work(model);
  } catch (error) {
    const where = describeBroker(address);
    throw new Error(`Cannot probe RabbitMQ as ${where}: ${messageOf(error)}`, { cause: error });
  } finally {
    await closeConnection(model, 5000);
  }
}
