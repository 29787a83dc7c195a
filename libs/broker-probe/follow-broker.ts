import type { Generation } from '#libs/amqp/generation.ts';
import type { AmqpSession } from '#libs/amqp/session.ts';
import { identityOf, type BrokerIdentity } from './profile.ts';

/**
 * Tells who the broker of a session is, in each life of its connection anew: undefined while that
 * is not known, which comes before anything can be published in the new life.
 */
export function followBroker(
  session: Pick<AmqpSession, 'attach'>,
  tell: (identity: BrokerIdentity | undefined) => void,
): void {
  session.attach({
    async begin(generation: Generation) {
      tell(undefined);
      const channel = await generation.openProbe();
      tell(identityOf(channel.connection));
      await generation.step(channel.close());
    },
  });
}
