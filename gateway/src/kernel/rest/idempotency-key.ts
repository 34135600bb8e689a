import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import type { Features } from './features.ts';
import type { WriteOptions } from './rest.ts';

/**
 * Returns the options of a write with the idempotency key of its input. The key is required if the service stores keys.
 * Otherwise the schema's `@needs` has refused a key already, because it would promise what the service cannot keep.
 */
export const readKey = async (
  features: Features,
  { idempotencyKey }: { idempotencyKey?: string | null | undefined },
): Promise<WriteOptions & { isRepeatable: boolean }> => {
  if (!(await features.has('IDEMPOTENCY'))) return { isRepeatable: false };
  if (!idempotencyKey)
    throw typedError('BAD_USER_INPUT', { message: inputTexts.keyRequired, path: ['idempotencyKey'] });
  return { idempotencyKey, isRepeatable: true };
};
