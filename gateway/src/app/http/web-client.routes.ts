import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from '../../kernel/http/json-response.ts';
import type { Routes } from '../../kernel/http/server.ts';
import { unknownPath } from './error-responses.ts';
import { filePolicy, framedFileHeaders, pagePolicy } from './security-headers.ts';

type SendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

/** Serves the files of the built web client, and its HTML page for other paths without a file extension. */
export const webClientRoutes =
  (folder: string, sendError: SendError): Routes =>
  async (server) => {
    await server.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      // A page consists of about a hundred files, so each header counts: the ETag is enough to compare a file.
      lastModified: false,
      acceptRanges: false,
      dotfiles: 'ignore',
      index: false,
      suppressWarning: true,
      setHeaders: (reply, path) => void reply.headers(headersOf(relative(folder, path))),
    });
    let page: string | null = null;
    const readPage = (): string | null => {
      const file = join(folder, 'index.html');
      return (page ??= existsSync(file) ? readFileSync(file, 'utf8') : null);
    };
    server.setErrorHandler((error, request, reply) => {
      // The plugin fails with these statuses for a path outside the folder.
      const { statusCode = 500 } = Object(error) as { statusCode?: number };
      if (statusCode === 400 || statusCode === 403) sendJson(reply, unknownPath);
      else sendError(error, request, reply);
    });
    const method = ['GET', 'HEAD'];
    const rules = { access: 'public', rateLimit: 'static' } as const;
    server.route<{ Params: { '*': string } }>({
      method,
      url: '/assets/*',
      config: { rules: { ...rules, logsAtDebug: true } },
      handler: ({ params }, reply) => reply.sendFile(`assets/${params['*']}`),
    });
    server.route<{ Params: { '*': string } }>({
      method,
      url: '/*',
      // The page parses the query itself and tolerates partly broken addresses.
      config: { rules: { ...rules, ignoresQuery: true } },
      handler: ({ params }, reply) => {
        const path = params['*'];
        if (isGatewayPath(path)) return sendJson(reply, unknownPath);
        if (!isPage(path)) return reply.sendFile(path);
        const found = readPage();
        return found === null ? sendJson(reply, unknownPath) : sendPage(reply, found);
      },
    });
  };

/** True for the paths of other routes and for paths below them. Unknown such paths are 404, not the client's page. */
const isGatewayPath = (path: string): boolean => /^(auth|events|files|graphql|realms)(\/|$)/i.test(path);

/**
 * Pages have no extension. A request for a file that no longer exists, such as an older script, must not get the page.
 */
const isPage = (path: string): boolean => path === 'index.html' || !/\.[a-z][a-z0-9]{1,10}$/i.test(path);

const framedPage = /^versions\.html(\.\w+)?$/;

/** Names below `assets` contain a checksum, so these files never change. */
const headersOf = (path: string): Record<string, string> => ({
  'content-security-policy': filePolicy,
  ...(framedPage.test(path) && framedFileHeaders),
  'cache-control': path.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
});

const sendPage = (reply: FastifyReply, page: string): FastifyReply => {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({ 'cache-control': 'no-cache', 'content-security-policy': pagePolicy(nonce) })
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('CSP_NONCE', nonce));
};
