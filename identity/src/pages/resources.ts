import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

interface Resource {
  type: string;
  body: Buffer;
  gzipped?: Buffer;
}

/** Sends a file of the sign-in pages; returns false if no file has this name. */
export const sendResource = (name: string, request: IncomingMessage, response: ServerResponse): boolean => {
  const resource = resources.get(name);
  if (!resource) return false;
  const isCompressed = resource.type !== 'font/woff2' && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const body = isCompressed ? (resource.gzipped ??= gzipSync(resource.body)) : resource.body;
  response.writeHead(200, {
    'content-type': resource.type,
    'content-length': body.length,
    'cache-control': 'public, max-age=86400',
    vary: 'accept-encoding',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
};

const localFile = (name: string, type: string): [string, Resource] => [
  name,
  { type, body: readFileSync(new URL(`resources/${name}`, import.meta.url)) },
];

const font = (name: string, subset: string): [string, Resource] => {
  const file = import.meta.resolve(
    `@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${subset}-wght-normal.woff2`,
  );
  return [name, { type: 'font/woff2', body: readFileSync(fileURLToPath(file)) }];
};

const resources = new Map([
  localFile('sign-in.css', 'text/css; charset=utf-8'),
  localFile('reveal.js', 'text/javascript; charset=utf-8'),
  localFile('network.svg', 'image/svg+xml'),
  localFile('mark.svg', 'image/svg+xml'),
  font('cyrillic.woff2', 'cyrillic'),
  font('latin.woff2', 'latin'),
]);

/** A hash of the files, so that a browser never mixes two versions. */
export const resourceVersion = [...resources.values()]
  .reduce((hash, { body }) => hash.update(body), createHash('sha256'))
  .digest('base64url')
  .slice(0, 10);
