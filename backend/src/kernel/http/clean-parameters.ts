import type { Server } from './http.ts';
import { HttpFailure } from './refusal.ts';
import { failureTexts } from './refusal.texts.ts';

/**
 * A parameter without a value is no parameter: filter forms send their empty fields too.
 * One with a NUL character is refused, because PostgreSQL has no such text.
 */
export const cleanParameters = (server: Server): void => {
  server.addHook('preValidation', (request, _reply, done) => {
    const { query } = request;
    if (typeof query !== 'object' || query === null) return done();
    for (const [name, value] of Object.entries(query)) {
      if (value === '') Reflect.deleteProperty(query, name);
      if (String(value).includes('\0')) return done(new HttpFailure(400, failureTexts.wrongParameter(name)));
    }
    return done();
  });
};
