import type { Server } from './http.ts';
import { HttpFailure } from './refusal.ts';
import { failureTexts } from './refusal.texts.ts';
import { findUnfitName, hasUnfitBytes } from './unfit-values.ts';

/**
 * A parameter without a value is no parameter: filter forms send their empty fields too.
 * Path, query and JSON body are refused with 400 if they hold NUL, half a surrogate pair, a number that is not finite, or
 * too many levels. Forms are read by their routes and checked there.
 */
export const cleanParameters = (server: Server): void => {
  server.addHook('preValidation', (request, _reply, done) => {
    const { query } = request;
    if (typeof query !== 'object' || query === null) return done();
    for (const [name, value] of Object.entries(query)) if (value === '') Reflect.deleteProperty(query, name);
    return done();
  });
  // After validation: it turns the text `1e999` of a query into the number Infinity, and accepts it.
  server.addHook('preHandler', (request, _reply, done) => {
    const { query, params, body, raw } = request;
    const name = findUnfitName(query) ?? findUnfitName(params) ?? findUnfitName(body);
    if (name !== null) return done(new HttpFailure(400, name ? failureTexts.wrongParameter(name) : wrongInput));
    if (hasUnfitBytes(raw.url ?? '')) return done(new HttpFailure(400, failureTexts.badAddress));
    return done();
  });
};

const { wrongInput } = failureTexts;
