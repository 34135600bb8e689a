import 'uplot/dist/uPlot.min.css';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { colourMode } from '../../platform/colour-mode.ts';
import { formatNumber } from '../../platform/format.ts';
import { useStore } from '../../platform/store.ts';
import type { Period } from './check-readings.ts';
import { texts } from './readings.texts.ts';

interface ShownPeriod extends Period {
  daily: number;
}

const height = 180;
const maxPeriods = 24;

/** WM-10: a bar chart of the cubic metres a day in the latest 24 periods between readings. */
export const ConsumptionChart = ({ periods }: { periods: readonly Period[] }) => {
  const container = useRef<HTMLDivElement>(null);
  const mode = useStore(colourMode);
  const shown = periods
    .filter((period): period is ShownPeriod => period.daily !== null)
    .slice(0, maxPeriods)
    .toReversed();
  const key = JSON.stringify(shown.map(({ date, daily }) => [date, daily]));
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const chart = new UPlot(
      optionsFor(element, shown),
      [shown.map((_, index) => index), shown.map(({ daily }) => daily)],
      element,
    );
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
    // `key` replaces `shown`, which is a new array in each rendering. The colours that are read from the page depend on
    // `mode`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, mode]);
  if (shown.length < 2) return null;
  return (
    <Figure>
      <figcaption>
        <b>{texts.chart}</b> {texts.chartHint}
      </figcaption>
      <p className="label">{texts.chartLabel(formatNumber(shown.length))}</p>
      <div ref={container} aria-hidden />
    </Figure>
  );
};

const optionsFor = (element: HTMLElement, shown: readonly ShownPeriod[]): UPlot.Options => {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(`--chakra-colors-${name}`).trim();
  const [ink, line, bar] = [colour('fg-muted'), colour('border-muted'), colour('struma-solid')];
  const grid = { stroke: line, width: 1 };
  const axis = { stroke: ink, grid, ticks: { show: false }, font: `12px ${style.fontFamily}` };
  // Without a pointer, as on a phone, the legend shows the latest period.
  const latest = shown.length - 1;
  const dailyText = (index: number | null): string => formatNumber(Number(shown[index ?? latest]?.daily.toFixed(3)));
  const drawBars = UPlot.paths.bars;
  return {
    width: element.clientWidth,
    height,
    scales: {
      x: { time: false, range: () => [-0.6, shown.length - 0.4] },
      y: { range: (_chart, low, high) => [Math.min(0, low), Math.max(high * 1.1, 0.01)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: () => shown.map((_, index) => index),
        values: (_chart, splits) => splits.map((index) => labelAt(shown, index, element.clientWidth)),
      },
      { ...axis, size: 56, values: (_chart, splits) => splits.map((value) => formatNumber(Number(value.toFixed(3)))) },
    ],
    series: [
      { label: texts.period, value: (_chart, _value, _series, index) => shown[index ?? latest]?.date ?? '' },
      {
        label: texts.daily,
        fill: bar,
        stroke: bar,
        ...(drawBars && { paths: drawBars({ size: [0.7, 60] }) }),
        points: { show: false },
        value: (_chart, _value, _series, index) => dailyText(index),
      },
    ],
    cursor: { drag: { x: false, y: false } },
  };
};

const labelWidth = 48;

/** Month and year of every nth period, so that labels do not overlap. */
const labelAt = (shown: readonly ShownPeriod[], index: number, width: number): string => {
  const step = Math.ceil((shown.length * labelWidth) / Math.max(width - 56, labelWidth));
  const date = shown[index]?.date;
  return date && index % step === 0 ? `${date.slice(5, 7)}.${date.slice(2, 4)}` : '';
};

const Figure = chakra('figure', {
  base: {
    mt: '4',
    textStyle: 'sm',
    '& figcaption': { color: 'fg.muted', mb: '1' },
    '& figcaption b': { color: 'fg', fontWeight: 'semibold' },
    '& .label': { srOnly: true },
    '& .uplot': { fontFamily: 'inherit!' },
    '& .u-legend': {
      textStyle: 'xs',
      color: 'fg.muted',
      textAlign: 'start',
      m: '0',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .u-legend th': { fontWeight: 'normal!' },
    '& .u-legend .u-value': { color: 'fg' },
    '@media print': { display: 'none' },
  },
});
