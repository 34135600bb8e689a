import { chakra } from '@chakra-ui/react';
import type { Place } from '../../map/picker/place.ts';
import type { IsolationPlanFragment } from './isolation.generated.ts';
import { texts } from './isolation.texts.ts';
import { boundsOfPlan } from './plan-bounds.ts';
import { groupMarks, type Pixels, type SketchGroup, type SketchMark } from './sketch-marks.ts';

interface ZoneSketchProps {
  plan: IsolationPlanFragment;
  at: Place | null;
}

const width = 700;
const height = 330;
const margin = 24;

/** The zone as a drawing for paper: the pipes without water, the numbered valves and the break. North is up. */
export const ZoneSketch = ({ plan, at }: ZoneSketchProps) => {
  const project = createProjection(plan, at);
  const points = (line: readonly Place[]): string => line.map((place) => project(place).join(',')).join(' ');
  const { mustClose, mayClose, broken, lines } = plan;
  const marks: SketchMark[] = [
    ...[...mustClose, ...mayClose].map(({ location, streetName }, index) => ({
      at: project(location),
      name: String(index + 1),
      kind: index < mustClose.length ? ('must' as const) : ('may' as const),
      streetName,
    })),
    ...broken.map(({ location, streetName }) => ({
      at: project(location),
      name: '×',
      kind: 'broken' as const,
      streetName,
    })),
  ];
  return (
    <figure aria-label={texts.sketch}>
      <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {lines.map(({ pipeId, line, isDownstream }, index) => (
          <polyline key={`${pipeId} ${index}`} points={points(line)} data-far={isDownstream || undefined} />
        ))}
        {at && <Cross at={project(at)} />}
        {groupMarks(marks).map((group) => (
          <Valves key={`${group.kind} ${group.at.join()}`} group={group} />
        ))}
        <text x={width - 14} y={16} textAnchor="middle">
          ↑{texts.north}
        </text>
      </Drawing>
    </figure>
  );
};

/** Returns a function that converts places to pixels: the zone fits into the drawing, with one scale for both axes. */
const createProjection = (plan: IsolationPlanFragment, at: Place | null): ((place: Place) => Pixels) => {
  const { west, south, east, north } = boundsOfPlan(plan, at);
  // Length of a degree of longitude, relative to a degree of latitude.
  const ratio = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(
    (width - 2 * margin) / Math.max((east - west) * ratio, 1e-6),
    (height - 2 * margin) / Math.max(north - south, 1e-6),
  );
  const left = (width - (east - west) * ratio * scale) / 2;
  const top = (height - (north - south) * scale) / 2;
  const round = (pixels: number): number => Math.round(pixels * 10) / 10;
  return ({ longitude, latitude }) => [
    round(left + (longitude - west) * ratio * scale),
    round(top + (north - latitude) * scale),
  ];
};

/** Valves at one place. The name of the street is on the side with more space. */
const Valves = ({ group: { at, names, kind, streetName } }: { group: SketchGroup }) => {
  const [x, y] = at;
  const text = names.join(' ');
  const halfWidth = Math.max(9, 4 + text.length * 3.5);
  const isRight = x < width / 2;
  return (
    <g data-kind={kind} transform={`translate(${x} ${y})`}>
      <rect x={-halfWidth} y={-9} width={2 * halfWidth} height={18} rx={9} />
      <text y={4} textAnchor="middle">
        {text}
      </text>
      {streetName && (
        <text className="street" x={(isRight ? 1 : -1) * (halfWidth + 4)} y={4} textAnchor={isRight ? 'start' : 'end'}>
          {streetName}
        </text>
      )}
    </g>
  );
};

const Cross = ({ at: [x, y] }: { at: Pixels }) => <path data-kind="break" d={`M${x - 7} ${y - 7}l14 14m0-14l-14 14`} />;

const Drawing = chakra('svg', {
  base: {
    w: 'full',
    h: 'auto',
    borderWidth: '1px',
    color: 'fg',
    '& polyline': { fill: 'none', stroke: 'currentColor', strokeWidth: '3px', strokeLinecap: 'round' },
    '& [data-far]': { strokeDasharray: '6 5', strokeWidth: '2px' },
    '& rect': { fill: 'var(--chakra-colors-bg-panel)', stroke: 'currentColor', strokeWidth: '2px' },
    '& [data-kind=may] rect': { strokeDasharray: '3 2' },
    '& [data-kind=break]': { stroke: 'var(--chakra-colors-fg-error)', strokeWidth: '4px' },
    '& text': { fill: 'currentColor', fontSize: '11px', fontWeight: '700' },
    '& .street': {
      fontWeight: '400',
      paintOrder: 'stroke',
      stroke: 'var(--chakra-colors-bg-panel)',
      strokeWidth: '3px',
    },
  },
});
