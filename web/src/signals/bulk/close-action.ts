import { templatePlaceholders } from '@struma/shared/signals/template-placeholders.texts.ts';
import type { ApolloClient } from '@apollo/client';
import { formatDateTime } from '../../platform/format.ts';
import type { RowOutcome } from '../../ui/list/bulk/bulk-action.ts';
import type { SignalRowFragment } from '../signals.generated.ts';
import { fillPlaceholders, findUnfilled } from './placeholders.ts';
import { createReplyAction, type RepliedSignal, type ServiceFeatures } from './reply-action.ts';
import { texts } from './signal-bulk.texts.ts';

type Row = SignalRowFragment;

interface CloseRun extends ServiceFeatures {
  /** Name of the signed-in operator, for the placeholder of a template. */
  operator: string;
}

/**
 * Returns a function that replies to a signal and closes it. Repeated calls for a signal use the same key. Facts of the
 * signal replace the placeholders of the message. If a fact is missing, nothing is sent.
 */
export const createCloseAction = (client: ApolloClient, { operator, ...features }: CloseRun) => {
  const keys = new Map<string, string>();
  const keyOf = ({ id }: RepliedSignal): string => {
    const key = keys.get(id) ?? crypto.randomUUID();
    keys.set(id, key);
    return key;
  };
  const textOf = (row: Row, message: string): string => fillPlaceholders(message, factsOf(row, operator));
  const send = createReplyAction<Row>(client, { ...features, textOf, keyOf, closes: () => true });
  return async (row: Row, message: string): Promise<RowOutcome<Row>> => {
    const unfilled = findUnfilled(message, factsOf(row, operator));
    return unfilled === null ? send(row, message) : { kind: 'refused', text: texts.unfilled(unfilled) };
  };
};

/** The values of the placeholders of the reply templates. */
const factsOf = ({ id, title, createdAt, submitter, workCardNo }: Row, operator: string) => ({
  [templatePlaceholders.client]: submitter?.name,
  [templatePlaceholders.number]: id,
  [templatePlaceholders.title]: title,
  [templatePlaceholders.date]: formatDateTime(createdAt).slice(0, 10),
  [templatePlaceholders.workCard]: workCardNo,
  [templatePlaceholders.operator]: operator,
});
