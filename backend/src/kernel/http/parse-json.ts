import { isUtf8 } from 'node:buffer';
import type { Server } from './http.ts';
import { HttpFailure } from './refusal.ts';
import { failureTexts } from './refusal.texts.ts';

/** Parses JSON like Fastify but rejects invalid UTF-8, which Fastify's decoder would replace by U+FFFD. */
export const parseJsonStrictly = (server: Server): void => {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new HttpFailure(400, failureTexts.wrongInput));
    return parse(request, body.toString('utf8'), done);
  });
};
