import type { Static } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import type { Database } from '../../kernel/database/database.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import { Refusal } from '../../kernel/http/refusal.ts';
import { recordSignalEvent } from '../../kernel/signal-events.ts';
import { attachFiles, contentOfFiles, keepFiles } from '../files/attach-files.ts';
import { requireMessage, problemTexts } from '../conversation/require-message.ts';
import { readRecordId } from '../conversation/form-fields.ts';
import type { MessageForm, ReceivedFile } from '../conversation/message-form.ts';
import type { SignalServices } from '../services.ts';
import { maxTitleLength } from '@struma/shared/signals/title.ts';
import { cleanLine } from '@struma/shared/visible-text.ts';
import { createSignalFields, type CreateSignalQuery } from './create-signal.schemas.ts';
import { signalTexts } from '../signals.texts.ts';
import { requireQuota } from './citizen-quota.ts';
import { type ChosenCaller, storeChosenCaller, readNewCaller, upsertSubmitter } from './find-submitter.ts';
import { writeForm, type FormCall, type FormRequest } from '../conversation/write-form.ts';

type SignalRequest = FormRequest & { query: Static<typeof CreateSignalQuery> };

interface NewSignal extends ChosenCaller {
  title: string;
  message: string;
  latitude: number;
  longitude: number;
  files: ReceivedFile[];
}

/** Stores a new signal with its files and returns its id. */
export const createSignal = async (
  services: SignalServices,
  call: FormCall<SignalRequest>,
): Promise<{ id: number }> => {
  const id = await writeForm(services, call, {
    fields: Object.keys(createSignalFields),
    read: (form) => readNewSignal(call.request.query, form),
    contentOf: (signal) => ({ write: 'createSignal', ...signal, files: contentOfFiles(signal.files) }),
    effect: async (transaction, principal, signal) => {
      await requireQuota(transaction, principal, services.citizenQuota, { signals: 1, ...signal });
      return insert(transaction, principal, signal);
    },
  });
  return { id: Number(id) };
};

const readNewSignal = (query: SignalRequest['query'], { fields, files }: MessageForm): NewSignal => {
  const title = cleanLine(query.title ?? fields.get('title') ?? '');
  const latitude = readDegrees(query.latitude, fields.get('latitude'), 90);
  const longitude = readDegrees(query.longitude, fields.get('longitude'), 180);
  if (!title || latitude === null || longitude === null) throw new Refusal(signalTexts.missing);
  const text = query.message ?? fields.get('message') ?? '';
  const message = requireMessage(text, { ...problemTexts, empty: signalTexts.missing });
  if (title.length > maxTitleLength) throw new Refusal(signalTexts.titleTooLong(maxTitleLength));
  const submitterId = query.submitterId ?? readRecordId(fields, 'submitterId');
  const clientId = query.clientId ?? readRecordId(fields, 'clientId');
  const newCaller = readNewCaller(fields.get('callerName'), fields.get('callerPhone'));
  return { title, message, latitude, longitude, submitterId, clientId, newCaller, files };
};

const readDegrees = (queryValue: number | undefined, text: string | undefined, max: number): number | null => {
  const degrees = queryValue ?? (text?.trim() ? Number(text) : Number.NaN);
  return Math.abs(degrees) <= max ? degrees : null;
};

const insert = async (transaction: Database, principal: Principal, signal: NewSignal): Promise<string> => {
  const { title, message, latitude, longitude, files } = signal;
  const { id } = await transaction
    .insertInto('signal')
    .values({
      title,
      message,
      channel: isOperator(principal) ? 'OPERATOR' : 'PORTAL',
      submitter_id: await findSubmitter(transaction, principal, signal),
      user_id: principal.subject,
      location: `(${longitude},${latitude})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachFiles(transaction, { signalId: id, responseId: null }, files);
  await recordActivities(transaction, principal, [{ entity: 'signal', entityId: id, action: 'CREATE' }]);
  await keepFiles(files);
  await recordSignalEvent(transaction, principal, { signalId: id, kind: 'SUBMITTED' });
  return String(id);
};

/** Returns the submitter: the signed-in citizen, or the person that an operator has chosen; null without a choice. */
const findSubmitter = (transaction: Database, principal: Principal, signal: NewSignal): Promise<number | null> =>
  isOperator(principal) ? storeChosenCaller(transaction, signal) : upsertSubmitter(transaction, principal);
