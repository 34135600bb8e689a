import type { MutationResolvers, ResolversTypes } from '../kernel/schema-types.generated.ts';
import { isConflict, outcomeIn, readConflict } from '../kernel/conflict.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { createInvalidInput } from '../kernel/failures.ts';
import { readId } from '../kernel/input/ids.ts';
import { findLastChange } from '../kernel/last-change.ts';
import { readKey } from '../kernel/rest/idempotency-key.ts';
import { RestStatusError } from '../kernel/rest/upstream-error.ts';
import { createSuccess } from '../kernel/success.ts';
import { findDifferences, pickChanged, problemsOf, storedTexts, toRest, toTexts } from './address-input.ts';
import type { AddressTexts } from './address-input.ts';
import type { AddressRecord } from './clients.rest.ts';
import { addressTexts as texts } from './clients.texts.ts';
import { findAddress, unknownAddress } from './find-client-or-address.ts';
import { readSaved } from './save-client.ts';

/**
 * AD-1: adds an address. Unless the input accepts duplicates, a service with the feature CLIENT_TOOLS refuses an address
 * whose parts equal those of a stored one; the stored address is then returned. The service does this check, because
 * only the service can check and store in one step.
 */
export const createAddress: MutationResolvers['createAddress'] = async (_root, { input }, context) => {
  const values = toTexts(input.values);
  const [first, ...others] = problemsOf(values);
  if (first) return createInvalidInput([first, ...others], undefined, ['values']);
  const filled = Object.fromEntries(Object.entries(toRest(values)).filter(([, value]) => value !== ''));
  const refusesDuplicate = !input.acceptsDuplicate && (await context.features.has('CLIENT_TOOLS'));
  const body = { ...filled, ...(refusesDuplicate && { refusesDuplicate }) };
  const options = await readKey(context.features, input);
  try {
    const saved = readSaved(await context.rest.postJson('/api/Address/Create', {}, body, options));
    if (typeof saved !== 'number') return saved;
    return createSuccess('CreateAddressSuccess', { addressId: saved });
  } catch (error) {
    if (isConflict(error)) {
      const existing = await readConflict(outcomeIn(error), () => findSame(values, context));
      if (existing) return { __typename: 'AddressExists', message: texts.exists, existing };
    }
    if (error instanceof RestStatusError && error.status === 422)
      return createInvalidInput([{ field: 'idempotencyKey', code: 'DUPLICATE', message: texts.keyTaken }]);
    throw error;
  }
};

const findSame = async (values: AddressTexts, context: GatewayContext): Promise<AddressRecord | null> => {
  const id = await context.rest.readByPost('/struma/addresses/same', toRest(values), (same) => same.id);
  return findAddress(id, context);
};

/** AD-1: sends only the values that differ from the stored ones. */
export const updateAddress: MutationResolvers['updateAddress'] = async (_root, { input }, context) => {
  const id = readId(input.id);
  const stored = await findAddress(id, context);
  if (id === null || !stored) throw unknownAddress();
  const before = storedTexts(stored);
  const changes = findDifferences(toTexts(input.changes), before);
  const [first, ...others] = problemsOf({ ...before, ...changes });
  if (first) return createInvalidInput([first, ...others], undefined, ['changes']);
  if (Object.keys(changes).length === 0) return createSuccess('UpdateAddressSuccess', { addressId: id });
  const expected = pickChanged(toTexts(input.expected ?? {}), changes);
  if (outdatedFields(expected, stored).length > 0) return createConflict(id, expected, context);
  const hasClientTools = await context.features.has('CLIENT_TOOLS');
  const body = { id, ...toRest(changes), ...(hasClientTools && { expected: toRest(expected) }) };
  try {
    const saved = readSaved(await context.rest.postJson('/api/Address/Update', {}, body));
    if (typeof saved !== 'number') return saved;
    return createSuccess('UpdateAddressSuccess', { addressId: id });
  } catch (error) {
    if (isConflict(error)) return readConflict(outcomeIn(error), () => createConflict(id, expected, context));
    throw error;
  }
};

const outdatedFields = (expected: AddressTexts, stored: AddressRecord): string[] =>
  Object.keys(findDifferences(expected, storedTexts(stored)));

type Conflict = Awaited<ResolversTypes['AddressConflict']>;

/** The stored address with the names of the fields whose values differ from those that the user saw. */
const createConflict = async (
  id: number,
  expected: AddressTexts,
  context: GatewayContext,
): Promise<Conflict & { __typename: 'AddressConflict' }> => {
  const [current, last] = await Promise.all([
    findAddress(id, context),
    findLastChange({ entity: 'address', entityId: String(id) }, 'CLIENT_TOOLS', context),
  ]);
  if (!current) throw unknownAddress();
  return {
    __typename: 'AddressConflict',
    message: texts.changedMeanwhile,
    fields: outdatedFields(expected, current),
    current,
    ...last,
  };
};
