import type { Coordinates } from '../../kernel/geo.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import type { Network } from '../../network/network.ts';
import type { StoredMeter } from './stored-meter.ts';
import { svoTexts as texts } from './svo.texts.ts';

/** Maximum distance between the marker and the connection. */
export const maxMetres = 100;

/** Returns the point of the connection that is closest to the place. Throws 404 if the connection does not exist. */
export const requireClosest = async (network: Pick<Network, 'closestOnLine'>, svoId: number, place: Coordinates) => {
  const closest = await network.closestOnLine('src_lines_w', svoId, place);
  if (!closest) throw new HttpFailure(404, texts.unknownLine);
  return closest;
};

/** Returns why a meter cannot get a connection that is this far away; null if it can. */
export const findSnapProblem = ({ isCommon, isClosed }: StoredMeter, metres: number): string | null => {
  if (!isCommon) return texts.notCommon;
  if (isClosed) return texts.closed;
  return metres > maxMetres ? texts.tooFar(Math.round(metres), maxMetres) : null;
};
