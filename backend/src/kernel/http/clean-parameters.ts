import type { Server } from './http.ts';
import { HttpFailure } from './refusal.ts';
import { failureTexts } from './refusal.texts.ts';
import { hasInvalidEncodedText } from '@struma/shared/valid-text.ts';
import { findInvalidName } from './invalid-values.ts';

/**
 * Removes empty parameters, because filter forms send their empty fields. Responds with 400 if the path, query or JSON
 * body contains NUL, an unpaired surrogate, a number that is not finite, or too many levels. Forms are checked by their
 * routes.
 */
export const cleanParameters = (server: Server): void => {
  server.addHook('preValidation', (request, _reply, done) => {
    const { query, routeOptions } = request;
    if (typeof query !== 'object' || query === null || routeOptions.config.keepsEmptyParameters) return done();
    for (const [name, value] of Object.entries(query)) if (value === '') Reflect.deleteProperty(query, name);
    return done();
  });
  // Runs after validation, which converts the query text `1e999` into the number Infinity and accepts it.
  server.addHook('preHandler', (request, _reply, done) => {
    const { query, params, body, raw } = request;
    const name = findInvalidName(query) ?? findInvalidName(params) ?? findInvalidName(body);
    if (name !== null) return done(new HttpFailure(400, name ? failureTexts.wrongParameter(name) : wrongInput));
    if (hasInvalidEncodedText(raw.url ?? '')) return done(new HttpFailure(400, failureTexts.badAddress));
    return done();
  });
};

const { wrongInput } = failureTexts;
