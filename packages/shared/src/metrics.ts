/**
 * Counters, histograms and gauges of this process in the Prometheus text format. Each metric is created once, when its
 * module is loaded; an increment takes about 0.1 µs.
 */

/** Counts events per combination of label values. */
export interface Counter {
  add(...values: string[]): void;
  /** Adds `amount` instead of 1. */
  addAmount(amount: number, ...values: string[]): void;
}

/** Counts durations in seconds per combination of label values. */
export interface Histogram {
  observe(seconds: number, ...values: string[]): void;
}

/** The current value of a gauge: one number, or one number per label value. */
export type GaugeValue = number | Record<string, number>;

/**
 * Limit of series per metric: label values from requests must not fill the memory. Further values count as `other`.
 */
const maxSeries = 1000;
/** Limit of a label's value in characters. Without it, long values could exceed V8's maximum length of a string. */
const maxLabelLength = 200;

/** Creates a counter. Label values are passed in the order of the labels. */
export const counter = (name: string, help: string, ...labels: string[]): Counter => {
  const series = createSeries(labels, () => ({ count: 0 }));
  register(name, 'counter', help, () =>
    series.all().map(([labelText, { count }]) => `${name}${braces(labelText)} ${count}`),
  );
  return {
    add: (...values) => void (series.get(values).count += 1),
    addAmount: (amount, ...values) => void (series.get(values).count += amount),
  };
};

/** Creates a histogram with buckets from 5 milliseconds to 10 minutes. */
export const histogram = (name: string, help: string, ...labels: string[]): Histogram => {
  const series = createSeries(labels, () => ({ buckets: new Float64Array(bounds.length + 1), sum: 0 }));
  register(name, 'histogram', help, () =>
    series.all().flatMap(([labelText, { buckets, sum }]) => lines(name, labelText, buckets, sum)),
  );
  return {
    observe(seconds, ...values) {
      const entry = series.get(values);
      let index = 0;
      while (seconds > (bounds[index] ?? Infinity)) index += 1;
      entry.buckets[index] = (entry.buckets[index] ?? 0) + 1;
      entry.sum += seconds;
    },
  };
};

/** Creates a gauge. If a value has several numbers, `label` is the name of the label that distinguishes them. */
export const gauge = (name: string, help: string, read: () => GaugeValue, label = 'kind'): void =>
  register(name, 'gauge', help, () => {
    const value = read();
    if (typeof value === 'number') return [`${name} ${value}`];
    return Object.entries(value).map(([key, part]) => `${name}${braces(pair(label, key))} ${part}`);
  });

/** Formats all metrics for Prometheus. */
export const metricsText = (): string =>
  [...metrics.values()].flatMap(({ head, read }) => [...head, ...read()]).join('\n') + '\n';

interface Metric {
  head: string[];
  read: () => string[];
}

const metrics = new Map<string, Metric>();

/** A metric with an existing name replaces the previous one. */
const register = (name: string, type: string, help: string, read: () => string[]): void =>
  void metrics.set(name, { head: [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`], read });

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120, 600];

interface Series<T> {
  get(values: string[]): T;
  all(): [labels: string, T][];
}

const createSeries = <T>(labels: string[], make: () => T): Series<T> => {
  const seriesByKey = new Map<string, { labelText: string; value: T }>();
  const create = (key: string, values: string[]): T => {
    if (seriesByKey.size >= maxSeries && key !== overflow.key) return get(overflow.values);
    const labelText = labels
      .map((label, index) => pair(label, (values[index] ?? '').slice(0, maxLabelLength)))
      .join(',');
    const value = make();
    seriesByKey.set(key, { labelText, value });
    return value;
  };
  const get = (values: string[]): T => {
    const key = values.map((value) => value.slice(0, maxLabelLength)).join('\n');
    const existing = seriesByKey.get(key);
    return existing ? existing.value : create(key, values);
  };
  const others = labels.map(() => 'other');
  const overflow = { key: others.join('\n'), values: others };
  return { get, all: () => [...seriesByKey.values()].map(({ labelText, value }) => [labelText, value]) };
};

const lines = (name: string, labelText: string, buckets: Float64Array, sum: number): string[] => {
  let count = 0;
  const filled = [...buckets].map((size, index) => {
    count += size;
    return `${name}_bucket${braces(labelText, pair('le', String(bounds[index] ?? '+Inf')))} ${count}`;
  });
  return [...filled, `${name}_sum${braces(labelText)} ${sum}`, `${name}_count${braces(labelText)} ${count}`];
};

const braces = (...pairs: string[]): string => {
  const labelText = pairs.filter(Boolean).join(',');
  return labelText && `{${labelText}}`;
};

const pair = (label: string, value: string): string =>
  `${label}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
