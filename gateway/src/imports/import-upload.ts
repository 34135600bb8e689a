import type { GraphQLSchema } from 'graphql';
import type { HandleMessage } from '../files/message-upload.ts';
import { satisfiesRule } from '../kernel/access/access-plan.ts';
import { accessRuleOf } from '../kernel/access/directives.ts';
import type { AuthenticatedRequest, Principal } from '../kernel/access/principal.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { createRefusal } from '../kernel/failures.ts';
import { withOutcome } from '../kernel/outcome.ts';
import type { UploadFile } from '../kernel/rest/rest.ts';
import { importTexts as texts } from './imports.texts.ts';

export type RequireImportAccess = (request: AuthenticatedRequest) => void;

/**
 * Returns a function that throws FORBIDDEN unless the principal may read the list `imports`. Uploads and stored files
 * have the same access rule.
 */
export const createImportAccess = (schema: GraphQLSchema): RequireImportAccess => {
  const rule = accessRuleOf(schema, schema.getQueryType()?.getFields()['imports']?.astNode);
  if (!rule) throw new Error('The list of imports has no access rule.');
  return ({ principal }) => {
    if (!satisfiesRule(rule, principal)) throw typedError('FORBIDDEN');
  };
};

interface ImportInput {
  definitionId: string;
  isDryRun: boolean;
}

/**
 * IM-2: streams a file to the REST service, without a copy in the gateway. The input has the id of the import
 * definition. A dry run is UNSUPPORTED if the service lacks IMPORT_TOOLS.
 */
export const createImportUpload = (
  schema: GraphQLSchema,
  contextFor: (principal: Principal, traceId: string) => GatewayContext,
): HandleMessage => {
  const requireAccess = createImportAccess(schema);
  return async ({ principal, traceId, input: unparsedInput, files, signal }) => {
    requireAccess({ principal, traceId });
    const context = contextFor(principal, traceId);
    const { definitionId, isDryRun } = readInput(unparsedInput);
    if (isDryRun) await context.features.require('IMPORT_TOOLS');
    try {
      const path = isDryRun ? '/struma/imports/check' : '/api/ImportFile/ImportFile';
      const query = { importDefId: definitionId };
      return readImportResult(await context.rest.postMultipart(path, query, {}, toFilePart(files), { signal }));
    } catch (error) {
      throw withOutcome(error, context.rest);
    }
  };
};

const readInput = (given: unknown): ImportInput => {
  const { definitionId, isDryRun = false } = Object(given) as Record<string, unknown>;
  if (typeof definitionId !== 'string' || !/^\d{1,9}$/.test(definitionId) || typeof isDryRun !== 'boolean')
    throw typedError('BAD_USER_INPUT', { message: texts.wrongInput, path: ['definitionId'] });
  return { definitionId, isDryRun };
};

/** Yields the file as the part `file`. Throws BAD_USER_INPUT for a second file, because the service takes only one. */
async function* toFilePart(files: AsyncIterable<UploadFile>): AsyncGenerator<UploadFile> {
  let count = 0;
  for await (const file of files) {
    count += 1;
    if (count > 1) throw typedError('BAD_USER_INPUT', { message: texts.oneFile, path: ['files'], outcome: 'NOT_DONE' });
    yield { ...file, partName: 'file' };
  }
}

/**
 * IM-3: type 1 is success. Every other type is a refusal with all its messages, joined by '. ' without doubled full
 * stops.
 */
export const readImportResult = (response: string): Readonly<Record<string, unknown>> => {
  const wire = parse(response);
  const { type, message, additionalMessages, resultData, importFileId } = wire;
  const more = Array.isArray(additionalMessages) ? additionalMessages.map(String) : [];
  const id = typeof importFileId === 'number' ? String(importFileId) : null;
  const text = typeof message === 'string' ? message : '';
  const { bad, invalid } = Object(resultData) as Record<string, unknown>;
  const run = { badRows: countOf(bad), invalidRows: countOf(invalid), importFileId: id };
  if (type === 1) return { __typename: 'ImportFileSuccess', message: text, ...run };
  return { ...createRefusal('SERVICE_REFUSED', joinMessages([text, ...more]) || texts.refused), ...run };
};

const joinMessages = (messages: readonly string[]): string =>
  messages
    .filter(Boolean)
    .map((message, index, { length }) => (index < length - 1 ? message.replace(/\.$/, '') : message))
    .join('. ');

const parse = (response: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(response)) as Record<string, unknown>;
  } catch {
    throw typedError('UPSTREAM_FAILED', { outcome: 'UNKNOWN' });
  }
};

/** Returns a number of rows. A service may send the rows themselves instead of a count. */
const countOf = (rows: unknown): number => {
  if (Array.isArray(rows)) return rows.length;
  const count = Number(rows ?? 0);
  return Number.isSafeInteger(count) && count >= 0 ? count : 0;
};
