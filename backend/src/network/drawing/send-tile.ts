import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../../kernel/http/etag.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import type { EncodedTile } from '../index/index-layer.ts';
import { networkTexts } from '../network.texts.ts';
import { isTile, type TileAddress } from './tile.ts';

/** Returns the address of a tile. Throws 404 if the zoom has no such tile. */
export const requireTileAddress = ({ z, x, y }: { z: number; x: number; y: number }): TileAddress => {
  const tile = { zoom: z, x, y };
  if (!isTile(tile)) throw new HttpFailure(404, networkTexts.unknownTile);
  return tile;
};

/** Content to send, gzipped or not. */
export interface TileBytes {
  bytes: Uint8Array<ArrayBuffer>;
  checksum: string;
  contentType: string;
  isZipped: boolean;
}

export const sendTile = (request: FastifyRequest, reply: FastifyReply, tile: EncodedTile | null): FastifyReply =>
  sendBytes(request, reply, tile && { ...tile, contentType: 'application/vnd.mapbox-vector-tile', isZipped: true });

/** Sends a tile: 204 if it is empty, 304 if the client has it, else the content. */
export const sendBytes = (request: FastifyRequest, reply: FastifyReply, tile: TileBytes | null): FastifyReply => {
  void reply.header('cache-control', 'private, no-cache');
  if (!tile) return reply.code(204).send();
  void reply.header('vary', 'accept-encoding');
  if (isUnchanged(request, reply, tile.checksum)) return reply.send();
  void reply.type(tile.contentType);
  const { bytes, isZipped } = tile;
  if (isZipped && !acceptsGzip(request)) return reply.send(gunzipSync(bytes));
  if (isZipped) void reply.header('content-encoding', 'gzip');
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
};

const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(headers['accept-encoding'] ?? '');
