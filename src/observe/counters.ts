import { Counter, type Metric, type Registry } from 'prom-client';

/**
 * Counters and histograms whose series are held by the code that counts in them. prom-client's own look the labels up
 * with each value, even behind `labels()`, which took longer than everything else that is done for the metrics of a
 * warm request. They read like any others: by `get`, which a registry and an aggregation over processes call.
 */
type Labels = Readonly<Record<string, string>>;

interface CounterSeries {
  add(value: number): void;
}

interface HistogramSeries {
  observe(value: number): void;
}

interface MetricOptions {
  readonly name: string;
  readonly help: string;
  readonly registry: Registry;
}

/** @returns the series of a set of labels; to be asked for once and kept. */
export function createCounter({
  name,
  help,
  labelNames,
  registry,
}: MetricOptions & { readonly labelNames: readonly string[] }): (labels: Labels) => CounterSeries {
  const all: { readonly labels: Labels; value: number }[] = [];
  new Counter({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, value } of all) this.inc(labels, value);
    },
  });
  return (labels) => {
    const one = { labels, value: 0 };
    all.push(one);
    return {
      add(value) {
        one.value += value;
      },
    };
  };
}

interface HistogramState {
  readonly labels: Labels;
  /** Values in each bucket, not cumulative; the last has those beyond every bound. */
  readonly counts: Float64Array;
  sum: number;
}

/**
 * @param options `bounds` are the upper bounds of the buckets, ascending.
 * @returns the series of a set of labels; to be asked for once and kept.
 */
export function createHistogram({
  name,
  help,
  bounds,
  registry,
}: MetricOptions & { readonly bounds: readonly number[] }): (labels: Labels) => HistogramSeries {
  const all: HistogramState[] = [];
  const valuesOf = ({ labels, counts, sum }: HistogramState) => {
    let count = 0;
    const buckets = [...bounds, '+Inf'].map((le, index) => {
      count += counts[index]!;
      return { labels: { ...labels, le }, metricName: `${name}_bucket`, value: count };
    });
    return [
      ...buckets,
      { labels, metricName: `${name}_sum`, value: sum },
      { labels, metricName: `${name}_count`, value: count },
    ];
  };
  // All that a registry asks of a metric.
  const metric = {
    name,
    help,
    get: async () => ({
      name,
      help,
      type: 'histogram',
      values: all.flatMap(valuesOf),
      aggregator: 'sum',
    }),
  };
  registry.registerMetric(metric as unknown as Metric);

  return (labels) => {
    const one: HistogramState = { labels, counts: new Float64Array(bounds.length + 1), sum: 0 };
    all.push(one);
    return {
      observe(value) {
        let bucket = 0;
        while (bucket < bounds.length && value > bounds[bucket]!) bucket++;
        one.counts[bucket]! += 1;
        one.sum += value;
      },
    };
  };
}
