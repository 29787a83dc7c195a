import type { AmqpConsumer } from '#libs/amqp/consumer.ts';
import type { Readiness } from '#libs/runtime/readiness.ts';
import type { ReadinessView } from '#libs/telemetry/metrics-server.ts';
import { createOutageWatch, type OutageWatch } from './adapters/outage.ts';

const pauseMs = 5_000;

/** What is taken, by what can be worked on now. */
export interface Intake {
  readonly watch: OutageWatch;
  /** Ready while everything that a crawl needs answers and deliveries are taken. */
  readonly view: ReadinessView;
  /** Guides this consumer from now on. */
  begin(consumer: AmqpConsumer): void;
  end(): void;
}

/**
 * While gateway or storage is away no more is taken, and the crawler is not ready; what is held
 * looks out for them, and every five seconds a further delivery does, for the case that nothing
 * is held.
 */
export function createIntake(readiness: Readiness): Intake {
  let consumer: AmqpConsumer | undefined;
  let resuming: NodeJS.Timeout | undefined;
  // Nothing is known against them before the first call.
  for (const service of ['gateway', 'storage']) readiness.set(service, true);
  const watch = createOutageWatch({
    onAway() {
      consumer?.pause();
      clearTimeout(resuming);
      resuming = setTimeout(() => consumer?.resume(), pauseMs).unref();
    },
    onBack() {
      clearTimeout(resuming);
      consumer?.resume();
    },
    onChange: (service, answers) => readiness.set(service, answers, 'it does not answer'),
  });
  const reasons = (): Readonly<Record<string, string>> => {
    const { reasons: others } = readiness;
    return consumer?.isConsuming === true ? others : { consumer: 'it takes nothing', ...others };
  };
  return {
    watch,
    view: {
      get isReady() {
        return Object.keys(reasons()).length === 0;
      },
      get reasons() {
        return reasons();
      },
    },
    begin(started) {
      consumer = started;
    },
    end: () => clearTimeout(resuming),
  };
}
