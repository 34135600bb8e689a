import { findIdentifierProblem, isMasked, maskIdentifier } from '@struma/shared/identifier.ts';
import { isBlank } from '@struma/shared/visible-text.ts';
import type { ClientChanges, MutationResolvers, Refusal, ResolversTypes } from '../kernel/schema-types.generated.ts';
import { isConflict, outcomeIn, readConflict } from '../kernel/conflict.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { createInvalidInput, createRefusal } from '../kernel/failures.ts';
import type { Problem } from '../kernel/failures.ts';
import { readId } from '../kernel/input/ids.ts';
import { findLastChange } from '../kernel/last-change.ts';
import { readKey } from '../kernel/rest/idempotency-key.ts';
import { readCodedText, unexpectedResponse } from '../kernel/rest/reply.ts';
import { RestStatusError } from '../kernel/rest/upstream-error.ts';
import { createSuccess } from '../kernel/success.ts';
import type { ClientRecord } from './clients.rest.ts';
import { clientTexts as texts } from './clients.texts.ts';
import { findClient, unknownClient } from './find-client-or-address.ts';

type Field = keyof ClientChanges;

/** Values as text; '' stands for no value. */
type Values = Partial<Record<Field, string>>;

const restNames = { number: 'clientNumber', name: 'name', identifier: 'egn', typeId: 'clientTypeId' } as const;

const fields = Object.keys(restNames) as Field[];

/** CL-2: adds a client. */
export const createClient: MutationResolvers['createClient'] = async (_root, { input }, context) => {
  const { acceptsWrongIdentifier } = input;
  const values = toValues(input.values);
  const problems = problemsOf({ number: '', name: '', typeId: '', ...values }, Boolean(acceptsWrongIdentifier));
  const [first, ...others] = problems;
  if (first) return createInvalidInput([first, ...others], undefined, ['values']);
  const options = await readKey(context.features, input);
  try {
    const body = await toBody(values, input, context);
    const response = await context.rest.postJson('/api/Client/createClient', {}, body, options);
    const saved = readSaved(response);
    if (typeof saved !== 'number') return saved;
    return createSuccess('CreateClientSuccess', { clientId: saved });
  } catch (error) {
    if (error instanceof RestStatusError && error.status === 422)
      return createInvalidInput([{ field: 'idempotencyKey', code: 'DUPLICATE', message: texts.keyTaken }]);
    throw error;
  }
};

/** CL-2: sends only the values that differ from the stored ones. */
export const updateClient: MutationResolvers['updateClient'] = async (_root, { input }, context) => {
  const id = readId(input.id);
  const stored = await findClient(id, context);
  if (id === null || !stored) throw unknownClient();
  const changes = findDifferences(toValues(input.changes), storedValues(stored));
  const [first, ...others] = problemsOf(changes, Boolean(input.acceptsWrongIdentifier));
  if (first) return createInvalidInput([first, ...others], undefined, ['changes']);
  if (Object.keys(changes).length === 0) return createSuccess('UpdateClientSuccess', { clientId: id });
  const expectedValues = toValues(input.expected ?? {});
  const expected: Values = Object.fromEntries(
    fields.flatMap((field) =>
      field in changes && expectedValues[field] !== undefined ? [[field, expectedValues[field]]] : [],
    ),
  );
  const hasClientTools = await context.features.has('CLIENT_TOOLS');
  // Only a service with the client tools compares a whole number, and limits how many are compared.
  const isUnknown = !hasClientTools && hasWholeNumber(expected);
  if (isUnknown || outdatedFields(expected, stored).length > 0) return createConflict(id, expected, context);
  const body = {
    clientId: id,
    ...(await toBody(changes, input, context)),
    ...(hasClientTools && { expected: toRest(expected) }),
  };
  try {
    const saved = readSaved(await context.rest.postJson('/api/Client/updateClient', {}, body));
    if (typeof saved !== 'number') return saved;
    return createSuccess('UpdateClientSuccess', { clientId: id });
  } catch (error) {
    if (isConflict(error)) return readConflict(outcomeIn(error), () => createConflict(id, expected, context));
    throw error;
  }
};

/** Returns the whole EGN or EIK. The service records the user and the reason. */
export const revealClientIdentifier: MutationResolvers['revealClientIdentifier'] = async (
  _root,
  { input: { id, reason } },
  { rest },
) => {
  const clientId = readId(id);
  if (clientId === null) throw unknownClient();
  const trimmedReason = reason.trim();
  if (isBlank(trimmedReason))
    return createInvalidInput([{ field: 'reason', code: 'REQUIRED', message: texts.reasonRequired }]);
  if (trimmedReason.length > 500)
    return createInvalidInput([{ field: 'reason', code: 'LENGTH', message: texts.tooLong(500) }]);
  return rest.post('/struma/clients/reveal-identifier', { clientId, reason: trimmedReason }, ({ egn }) =>
    createSuccess('RevealClientIdentifierSuccess', { identifier: readIdentifier(egn) }),
  );
};

/** Null if the client has no identifier. A response without the field is invalid, so it does not mean "no identifier". */
const readIdentifier = (egn: unknown): string | null => {
  if (typeof egn !== 'string' && egn !== null) throw new TypeError('egn');
  return egn || null;
};

const toValues = (given: ClientChanges): Values =>
  Object.fromEntries(
    fields.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]?.trim() ?? '']])),
  );

const storedValues = ({ number, name, identifierMasked, type }: ClientRecord): Record<Field, string> => ({
  number,
  name,
  identifier: identifierMasked ?? '',
  typeId: type?.id ?? '',
});

const findDifferences = (values: Values, stored: Values): Values =>
  Object.fromEntries(
    fields.flatMap((field) =>
      values[field] === undefined || values[field] === stored[field] ? [] : [[field, values[field]]],
    ),
  );

const hasWholeNumber = ({ identifier }: Values): boolean => Boolean(identifier) && !isMasked(identifier ?? '');

/** The fields whose stored values differ from the expected ones, as far as they differ with a masked number. */
const outdatedFields = (expected: Values, stored: ClientRecord): string[] => {
  const { identifier } = expected;
  const shown = identifier ? { ...expected, identifier: maskIdentifier(identifier) } : expected;
  return Object.keys(findDifferences(shown, storedValues(stored)));
};

const limits = { number: 50, name: 250, identifier: 20, typeId: 15 } as const;

const problemsOf = (values: Values, acceptsWrongIdentifier: boolean): Problem[] =>
  fields.flatMap((field): Problem[] => {
    const value = values[field];
    if (value === undefined) return [];
    if (value === '' && field === 'identifier') return [];
    if (isBlank(value) && field !== 'identifier') return [{ field, code: 'REQUIRED', message: texts.required }];
    if (value.length > limits[field]) return [{ field, code: 'LENGTH', message: texts.tooLong(limits[field]) }];
    if (field === 'typeId' && readId(value) === null) return [{ field, code: 'UNKNOWN', message: texts.unknownChoice }];
    return field === 'identifier' ? identifierProblems(value, acceptsWrongIdentifier) : [];
  });

const identifierProblems = (value: string, acceptsWrongIdentifier: boolean): Problem[] => {
  const field = 'identifier';
  if (isMasked(value)) return [{ field, code: 'FORMAT', message: texts.masked }];
  const problem = findIdentifierProblem(value);
  if (problem === null) return [];
  const message = texts.identifierProblems[problem];
  if (problem === 'NOT_DIGITS') return [{ field, code: 'FORMAT', message }];
  return acceptsWrongIdentifier ? [] : [{ field, code: 'CHECKSUM', message }];
};

const toRest = (values: Values): object =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field];
      return value === undefined ? [] : [[restNames[field], field === 'typeId' ? Number(value) : value]];
    }),
  );

const toBody = async (
  values: Values,
  { acceptsWrongIdentifier }: { acceptsWrongIdentifier?: boolean | null },
  { features }: GatewayContext,
): Promise<object> => {
  const confirms = acceptsWrongIdentifier && (await features.has('CLIENT_TOOLS'));
  return { ...toRest(values), ...(confirms && { confirmIdentifier: true }) };
};

/** Reads the response to a write: the id of the stored record, or a refusal. Throws if it has no '(number)'. */
export const readSaved = (response: string): number | Refusal => {
  const { code, text } = readCodedText(response);
  if (code === null) throw unexpectedResponse(response, texts.refused);
  return code > 0 ? code : createRefusal('SERVICE_REFUSED', text || texts.refused);
};

type Conflict = Awaited<ResolversTypes['ClientConflict']>;

/** The stored client with the names of the fields whose values differ from those that the user saw. */
const createConflict = async (
  id: number,
  expected: Values,
  context: GatewayContext,
): Promise<Conflict & { __typename: 'ClientConflict' }> => {
  const [current, last] = await Promise.all([
    findClient(id, context),
    findLastChange({ entity: 'client', entityId: String(id) }, 'CLIENT_TOOLS', context),
  ]);
  if (!current) throw unknownClient();
  const outdated = outdatedFields(expected, current);
  return {
    __typename: 'ClientConflict',
    message: texts.changedMeanwhile,
    // Behind an equal mask another whole number is stored.
    fields: outdated.length === 0 && hasWholeNumber(expected) ? ['identifier'] : outdated,
    current,
    ...last,
  };
};
