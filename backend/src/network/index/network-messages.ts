import type { LayerName } from './layer-definitions.ts';
import type { EncodedTile } from './index-layer.ts';
import type { PictureView } from '../drawing/draw-picture.ts';
import type { Box, Place } from '../drawing/mercator.ts';
import type { PointOnLine } from './nearest.ts';
import type { IsolationResult, IsolationRequest, PipePosition } from '../isolation/isolation-index.ts';
import type { TileAddress } from '../drawing/tile.ts';

/** Requests to the index and their results. */
export interface IndexCalls {
  tile: { request: { layer: LayerName; tile: TileAddress }; result: EncodedTile | null };
  nearest: { request: { layer: LayerName; from: Place; metres: number; max: number }; result: PointOnLine[] };
  closest: { request: { layer: LayerName; id: number; from: Place }; result: PointOnLine | null };
  line: { request: { layer: LayerName; id: number }; result: Place[] | null };
  isolate: { request: IsolationRequest & { layer: 'pipes' }; result: IsolationResult | null };
  placeOnPipes: { request: { layer: 'pipes'; places: readonly Place[] }; result: (PipePosition | null)[] };
  picture: { request: { layer: LayerName; view: PictureView }; result: Picture };
}

/** A PNG image. */
interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
}

export type CallName = keyof IndexCalls;

export type CallMessage = { [N in CallName]: { number: number; name: N; request: IndexCalls[N]['request'] } }[CallName];

/** Messages of the index thread: results and changes of layers. */
export type IndexMessage =
  | { kind: 'result'; number: number; result: IndexCalls[CallName]['result'] }
  | { kind: 'failed'; number: number; message: string }
  | { kind: 'loaded'; layer: LayerName; size: number; milliseconds: number }
  /** `boxes` is null if the whole layer changed. */
  | { kind: 'changed'; layer: LayerName; boxes: Box[] | null }
  | { kind: 'disconnected'; message: string };

export interface IndexSettings {
  databaseUrl: string;
}
