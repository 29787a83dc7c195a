import { Counter, Gauge, Histogram, Registry, type OpenMetricsContentType } from 'prom-client';

/** The registry of this process, in OpenMetrics form. */
export const registry = new Registry<OpenMetricsContentType>();
registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);

/** What every metric is made from; labels have few, known values: never an id or an address. */
export interface MetricOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly Label[];
}

/** A count that only rises; OpenMetrics adds `_total` to its name. */
export function counter<Label extends string = never>(
  options: MetricOptions<Label>,
): Counter<Label> {
  return new Counter({ ...configuration(options), registers: [registry] });
}

/** A value that goes up and down; `collect` fills it when it is asked for. */
export function gauge<Label extends string = never>(
  options: MetricOptions<Label> & {
    readonly collect?: (self: Gauge<Label>) => void | Promise<void>;
  },
): Gauge<Label> {
  const { collect } = options;
  return new Gauge({
    ...configuration(options),
    registers: [registry],
    ...(collect === undefined
      ? {}
      : {
          collect(this: Gauge<Label>) {
            return collect(this);
          },
        }),
  });
}

/** A distribution; durations are in seconds, by default from 1 ms to 60 s. */
export function histogram<Label extends string = never>(
  options: MetricOptions<Label> & { readonly buckets?: readonly number[] },
): Histogram<Label> {
  const buckets = [...(options.buckets ?? durationBuckets)];
  return new Histogram({ ...configuration(options), buckets, registers: [registry] });
}

/** Everything this process measures, as OpenMetrics text. */
export function renderMetrics(): Promise<string> {
  return registry.metrics();
}

/** The bounds that fit most durations here, in seconds. */
export const durationBuckets: readonly number[] = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60,
];

function configuration<Label extends string>(options: MetricOptions<Label>) {
  return { name: options.name, help: options.help, labelNames: [...(options.labels ?? [])] };
}
