import { type Bounds, boundsOf, viewOfBounds } from '../../map/bounds.ts';
import type { Place, View } from '../../map/picker/place.ts';
import type { IsolationPlanFragment } from './isolation.generated.ts';

/** The rectangle around the zone, the valves that must or may be closed, and the break. */
export const boundsOfPlan = ({ lines, mustClose, mayClose }: IsolationPlanFragment, at: Place | null): Bounds =>
  boundsOf([
    ...lines.flatMap(({ line }) => line),
    ...[...mustClose, ...mayClose].map(({ location }) => location),
    ...(at ? [at] : []),
  ]);

const minZoom = 10;

/** The view that shows the zone. A zone that is too large for `minZoom` is cut. */
export const viewOfPlan = (plan: IsolationPlanFragment, at: Place | null): View =>
  viewOfBounds(boundsOfPlan(plan, at), minZoom);
