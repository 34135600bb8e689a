import type { LayerName } from './layer-definitions.ts';
import type { MadeTile } from './index-layer.ts';
import type { PictureView } from '../drawing/draw-picture.ts';
import type { Box, Place } from '../drawing/mercator.ts';
import type { OnLine } from './nearest.ts';
import type { TileAddress } from '../drawing/tile.ts';

/** What the index can be asked, and what it answers. */
export interface IndexCalls {
  tile: { ask: { layer: LayerName; tile: TileAddress }; answer: MadeTile | null };
  nearest: { ask: { layer: LayerName; from: Place; metres: number; most: number }; answer: OnLine[] };
  closest: { ask: { layer: LayerName; id: number; from: Place }; answer: OnLine | null };
  line: { ask: { layer: LayerName; id: number }; answer: Place[] | null };
  picture: { ask: { layer: LayerName; view: PictureView }; answer: Picture };
}

/** PNG. */
interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
}

export type CallName = keyof IndexCalls;

export type CallMessage = { [N in CallName]: { number: number; name: N; ask: IndexCalls[N]['ask'] } }[CallName];

/** From the index thread: an answer, or what happened to a layer. */
export type IndexMessage =
  | { kind: 'answer'; number: number; answer: IndexCalls[CallName]['answer'] }
  | { kind: 'failed'; number: number; message: string }
  | { kind: 'loaded'; layer: LayerName; size: number; milliseconds: number }
  /** Everywhere, where `boxes` is null. */
  | { kind: 'changed'; layer: LayerName; boxes: Box[] | null }
  | { kind: 'trouble'; message: string };

export interface IndexSettings {
  databaseUrl: string;
}
