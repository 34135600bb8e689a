import { randomBytes } from 'node:crypto';
import { readFileSync, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { RequestHandler } from 'sirv';
import { filePolicy, letOwnPagesFrame, pagePolicy } from './security-headers.ts';

/** Answers with a file of the built client or with its page; false if there is neither. */
export type ServeWebClient = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

type Client = { assets: RequestHandler; page: string };

export const createWebClient = (folder: string): ServeWebClient => {
  let found: Client | undefined;
  return (request, response, path) => {
    found ??= findClient(folder);
    if (!found) return false;
    if (isPage(path)) {
      sendPage(request, response, found.page);
      return true;
    }
    let served = true;
    // A file that is gone by now, after a new build, must end this answer and not the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    found.assets(request, response, () => {
      served = false;
    });
    return served;
  };
};

const framedPages = new Set(['/versions.html']);

const year = 365 * 24 * 60 * 60;

const findClient = (folder: string): Client | undefined => {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  const assets = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      response.setHeader('content-security-policy', filePolicy);
      if (framedPages.has(path)) letOwnPagesFrame(response);
      response.setHeader('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  return { assets, page: readFileSync(page, 'utf8') };
};

/** Pages have no extension: a script of an older build that is gone must not be answered with HTML. */
const isPage = (path: string): boolean =>
  path === '/index.html' || (!path.startsWith('/assets/') && !/\.[a-z][a-z0-9]{1,10}$/i.test(path));

const sendPage = ({ method }: IncomingMessage, response: ServerResponse, page: string): void => {
  const nonce = randomBytes(16).toString('base64');
  const body = Buffer.from(page.replaceAll('CSP_NONCE', nonce));
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy(nonce),
  });
  response.end(method === 'HEAD' ? undefined : body);
};
