/**
 * Counters, histograms and gauges of this process in Prometheus' text form. Each is made once, where its module is
 * loaded; counting costs about a tenth of a microsecond.
 */

/** Counts what happens, by the values of its labels. */
export interface Counter {
  add(...values: string[]): void;
  /** The same for several at once. */
  count(amount: number, ...values: string[]): void;
}

/** Counts how long things took, in seconds, by the values of its labels. */
export interface Histogram {
  observe(seconds: number, ...values: string[]): void;
}

/** What a gauge shows when it is asked: one number, or one for each value of its label. */
export type Reading = number | Record<string, number>;

/** Values of labels that come from outside must not fill the memory: what is beyond counts as `other`. */
const mostSeries = 400;

/** A counter by that name, with these labels; its values are given in the order of the labels. */
export const counter = (name: string, help: string, ...labels: string[]): Counter => {
  const series = createSeries(labels, () => ({ count: 0 }));
  add(name, 'counter', help, () => series.all().map(([shown, { count }]) => `${name}${braces(shown)} ${count}`));
  return {
    add: (...values) => void (series.of(values).count += 1),
    count: (amount, ...values) => void (series.of(values).count += amount),
  };
};

/** A histogram by that name, with these labels; the buckets reach from 5 milliseconds to 10 minutes. */
export const histogram = (name: string, help: string, ...labels: string[]): Histogram => {
  const series = createSeries(labels, () => ({ buckets: new Float64Array(bounds.length + 1), sum: 0 }));
  add(name, 'histogram', help, () =>
    series.all().flatMap(([shown, { buckets, sum }]) => lines(name, shown, buckets, sum)),
  );
  return {
    observe(seconds, ...values) {
      const one = series.of(values);
      let place = 0;
      while (seconds > (bounds[place] ?? Infinity)) place += 1;
      one.buckets[place] = (one.buckets[place] ?? 0) + 1;
      one.sum += seconds;
    },
  };
};

/** `label` names what the keys of a reading are. */
export const gauge = (name: string, help: string, read: () => Reading, label = 'kind'): void =>
  add(name, 'gauge', help, () => {
    const reading = read();
    if (typeof reading === 'number') return [`${name} ${reading}`];
    return Object.entries(reading).map(([key, value]) => `${name}${braces(pair(label, key))} ${value}`);
  });

/** Everything as Prometheus reads it. */
export const metricsText = (): string =>
  [...metrics.values()].flatMap(({ head, read }) => [...head, ...read()]).join('\n') + '\n';

interface Metric {
  head: string[];
  read: () => string[];
}

const metrics = new Map<string, Metric>();

/** Made again under the same name, a metric shows what was made last. */
const add = (name: string, type: string, help: string, read: () => string[]): void =>
  void metrics.set(name, { head: [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`], read });

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120, 600];

interface Series<T> {
  of(values: string[]): T;
  all(): [labels: string, T][];
}

const createSeries = <T>(labels: string[], make: () => T): Series<T> => {
  const known = new Map<string, { shown: string; value: T }>();
  const create = (key: string, values: string[]): T => {
    if (known.size >= mostSeries && key !== beyond.key) return of(beyond.values);
    const shown = labels.map((label, place) => pair(label, values[place] ?? '')).join(',');
    const value = make();
    known.set(key, { shown, value });
    return value;
  };
  const of = (values: string[]): T => {
    const key = values.length === 1 ? (values[0] ?? '') : values.join('\n');
    const before = known.get(key);
    return before ? before.value : create(key, values);
  };
  const others = labels.map(() => 'other');
  const beyond = { key: others.join('\n'), values: others };
  return { of, all: () => [...known.values()].map(({ shown, value }) => [shown, value]) };
};

const lines = (name: string, shown: string, buckets: Float64Array, sum: number): string[] => {
  let count = 0;
  const filled = [...buckets].map((size, place) => {
    count += size;
    return `${name}_bucket${braces(shown, pair('le', String(bounds[place] ?? '+Inf')))} ${count}`;
  });
  return [...filled, `${name}_sum${braces(shown)} ${sum}`, `${name}_count${braces(shown)} ${count}`];
};

const braces = (...pairs: string[]): string => {
  const shown = pairs.filter(Boolean).join(',');
  return shown && `{${shown}}`;
};

const pair = (label: string, value: string): string =>
  `${label}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
