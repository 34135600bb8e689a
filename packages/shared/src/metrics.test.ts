import { describe, expect, test } from '@jest/globals';
import { counter, gauge, histogram, metricsText } from './metrics.ts';

const linesOf = (name: string): string[] =>
  metricsText()
    .split('\n')
    .filter((line) => line.includes(name));

describe('metrics', () => {
  test('a counter counts by label values', () => {
    const counted = counter('test_things_total', 'Things.', 'kind', 'outcome');
    counted.add('a', 'ok');
    counted.add('a', 'ok');
    counted.addAmount(5, 'b "quoted"\n\\', 'ok');
    expect(linesOf('test_things_total')).toEqual([
      '# HELP test_things_total Things.',
      '# TYPE test_things_total counter',
      'test_things_total{kind="a",outcome="ok"} 2',
      'test_things_total{kind="b \\"quoted\\"\\n\\\\",outcome="ok"} 5',
    ]);
  });

  test('a histogram counts durations in cumulative buckets', () => {
    const took = histogram('test_seconds', 'Time.', 'route');
    for (const seconds of [0.001, 0.005, 0.2, 5000]) took.observe(seconds, '/a');
    const lines = linesOf('test_seconds');
    expect(lines).toContain('test_seconds_bucket{route="/a",le="0.005"} 2');
    expect(lines).toContain('test_seconds_bucket{route="/a",le="0.25"} 3');
    expect(lines).toContain('test_seconds_bucket{route="/a",le="600"} 3');
    expect(lines).toContain('test_seconds_bucket{route="/a",le="+Inf"} 4');
    expect(lines).toContain('test_seconds_sum{route="/a"} 5000.206');
    expect(lines).toContain('test_seconds_count{route="/a"} 4');
  });

  test('a gauge is read at each scrape', () => {
    let level = 1;
    gauge('test_level', 'Level.', () => level);
    gauge('test_levels', 'Levels.', () => ({ low: level, high: 9 }));
    level = 3;
    expect(linesOf('test_level ')).toContain('test_level 3');
    expect(linesOf('test_levels{')).toEqual(['test_levels{kind="low"} 3', 'test_levels{kind="high"} 9']);
  });

  test('label values beyond the limit count as other', () => {
    const counted = counter('test_endless_total', 'Endless.', 'name');
    for (let index = 0; index < 5000; index += 1) counted.add(`name-${index}`);
    const lines = linesOf('test_endless_total{');
    expect(lines).toHaveLength(1001);
    expect(lines).toContain('test_endless_total{name="other"} 4000');
  });

  test('long label values are cut', () => {
    const counted = counter('test_long_total', 'Long.', 'name', 'outcome');
    counted.add('a'.repeat(250_000), 'ok');
    counted.add('a'.repeat(250_001), 'ok');
    expect(linesOf('test_long_total{')).toEqual([`test_long_total{name="${'a'.repeat(200)}",outcome="ok"} 2`]);
  });
});
