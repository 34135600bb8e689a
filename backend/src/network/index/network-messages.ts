import type { LayerName } from './layer-definitions.ts';
import type { MadeTile } from './index-layer.ts';
import type { PictureView } from '../drawing/draw-picture.ts';
import type { Box, Place } from '../drawing/mercator.ts';
import type { OnLine } from './nearest.ts';
import type { IsolationAnswer, IsolationAsk, OnPipe } from '../isolation/isolation-index.ts';
import type { TileAddress } from '../drawing/tile.ts';

/** Requests to the index and their results. */
export interface IndexCalls {
  tile: { ask: { layer: LayerName; tile: TileAddress }; answer: MadeTile | null };
  nearest: { ask: { layer: LayerName; from: Place; metres: number; max: number }; answer: OnLine[] };
  closest: { ask: { layer: LayerName; id: number; from: Place }; answer: OnLine | null };
  line: { ask: { layer: LayerName; id: number }; answer: Place[] | null };
  isolate: { ask: IsolationAsk & { layer: 'pipes' }; answer: IsolationAnswer | null };
  onPipes: { ask: { layer: 'pipes'; places: readonly Place[] }; answer: (OnPipe | null)[] };
  picture: { ask: { layer: LayerName; view: PictureView }; answer: Picture };
}

/** A PNG image. */
interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
}

export type CallName = keyof IndexCalls;

export type CallMessage = { [N in CallName]: { number: number; name: N; ask: IndexCalls[N]['ask'] } }[CallName];

/** Messages of the index thread: results and changes of layers. */
export type IndexMessage =
  | { kind: 'answer'; number: number; answer: IndexCalls[CallName]['answer'] }
  | { kind: 'failed'; number: number; message: string }
  | { kind: 'loaded'; layer: LayerName; size: number; milliseconds: number }
  /** `boxes` null: everywhere. */
  | { kind: 'changed'; layer: LayerName; boxes: Box[] | null }
  | { kind: 'disconnected'; message: string };

export interface IndexSettings {
  databaseUrl: string;
}
