import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../../kernel/http/etag.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import type { MadeTile } from '../index/index-layer.ts';
import { networkTexts } from '../network.texts.ts';
import { isTile, type TileAddress } from './tile.ts';

/** The address of a tile; 404 where no zoom has such a one. */
export const tileAddress = ({ z, x, y }: { z: number; x: number; y: number }): TileAddress => {
  const tile = { zoom: z, x, y };
  if (!isTile(tile)) throw new HttpFailure(404, networkTexts.unknownTile);
  return tile;
};

/** What is sent as it is, gzipped or not. */
export interface TileBytes {
  bytes: Uint8Array<ArrayBuffer>;
  checksum: string;
  contentType: string;
  isZipped: boolean;
}

export const sendTile = (request: FastifyRequest, reply: FastifyReply, made: MadeTile | null): FastifyReply =>
  sendBytes(request, reply, made && { ...made, contentType: 'application/vnd.mapbox-vector-tile', isZipped: true });

/** 204 for a tile with nothing in it, 304 for one that the caller has, else its bytes. */
export const sendBytes = (request: FastifyRequest, reply: FastifyReply, tile: TileBytes | null): FastifyReply => {
  void reply.header('cache-control', 'private, no-cache');
  if (!tile) return reply.code(204).send();
  void reply.header('vary', 'accept-encoding');
  if (isUnchanged(request, reply, tile.checksum)) return reply.send();
  void reply.type(tile.contentType);
  const { bytes, isZipped } = tile;
  if (isZipped && !takesGzip(request)) return reply.send(gunzipSync(bytes));
  if (isZipped) void reply.header('content-encoding', 'gzip');
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
};

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(headers['accept-encoding'] ?? '');
