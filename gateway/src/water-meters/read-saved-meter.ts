import { createRefusal } from '../kernel/failures.ts';
import { isText, readCodedText, readObject, unexpectedResponse } from '../kernel/rest/reply.ts';
import type { Refusal } from '../kernel/schema-types.generated.ts';
import { waterMeterTexts as texts } from './water-meters.texts.ts';

/**
 * Reads the response to `/api/WaterMeter/Update`. Returns null if the response is the stored meter, or the refusal of
 * the service: '(0) reason', or another text. Throws for an empty response, for other JSON, and for '(number) text' with
 * a positive number: the outcome is then unknown, because the change may be stored.
 */
export const readSavedMeter = (response: string): Refusal | null => {
  const record = readObject(response);
  if (record && 'id' in record) return null;
  const { code, text } = readCodedText(response);
  if (!isText(response) || (code !== null && code > 0)) throw unexpectedResponse(response);
  return createRefusal('SERVICE_REFUSED', text || texts.refused);
};
