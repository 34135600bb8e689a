import { signalChannelValues } from '@struma/schema/inputs.ts';
import type { components } from '@struma/schema/rest.ts';
import type {
  Attachment,
  Coordinates,
  ResponseKind,
  SignalChannel,
  SignalResponse,
  SignalStatus,
  SignalStatusLabel,
} from '../kernel/schema-types.generated.ts';
import type { Warn } from '../kernel/context.ts';
import type { Choice, KeyValue } from '../kernel/rest/lookups.ts';
import {
  choice,
  coordinates,
  either,
  flag,
  integer,
  moment,
  momentOrNull,
  parsed,
  recordId,
  storedText,
  text,
  textOrEmpty,
  textOrNull,
  within,
  withinRequired,
} from '../kernel/projection/declared-fields.ts';
import { declareReader } from '../kernel/projection/declared-reader.ts';
import { readChoices } from '../kernel/rest/lookups.ts';
import type { Moment } from '../kernel/input/moment.ts';
import { readMoment, writeMoment } from '../kernel/input/moment.ts';
import { assertShape } from '../kernel/rest/wire.ts';
import type { StoredText } from '../kernel/input/rich-text.ts';
import { signalTexts } from './signals.texts.ts';

type Wire = components['schemas'];

/** A signal with the field names of the schema. Moments and texts are formatted only if they are selected. */
export interface SignalRecord {
  id: number;
  title: string;
  message: StoredText;
  status: SignalStatus;
  statusName: string;
  priority: Choice | null;
  channel: SignalChannel | null;
  submitter: Choice | null;
  takenBy: Choice | null;
  userId: string | null;
  location: Coordinates | null;
  needsReply: boolean;
  hasNewReply: boolean;
  hasWithheldMessages: boolean;
  createdAt: Moment;
  lastResponseAt: Moment | null;
  waitsSince: Moment | null;
  answerDueAt: Moment | null;
  closedAt: Moment | null;
  breakdownId: number | null;
  workCardNo: string | null;
}

export type ResponseRecord = Omit<SignalResponse, 'message' | '__typename'> & { message: StoredText };

/** Some services send the number of a referenced record in the property, and the record itself in a second property. */
const objectOf = <T extends object | null>(value: T, fallback: T): T =>
  typeof value === 'number' || value === undefined ? fallback : value;

const statusOf = ({ status, statusObject }: Wire['SignalRow']) => objectOf(status, statusObject);

const breakdownOf = ({ breakdown }: Wire['SignalRow']) => breakdown;

/**
 * Converts the REST names of a signal to those of the schema, for every signal in the gateway. A utility's own REST
 * service may omit some properties.
 */
export const readSignal = declareReader<Wire['SignalRow'], SignalRecord>(
  {
    id: recordId('id'),
    title: textOrEmpty('title'),
    message: storedText('message'),
    status: withinRequired(
      'status',
      parsed(['id'], (status: { id: number }) => readStatus(status.id)),
      statusOf,
    ),
    statusName: withinRequired('status', text('nameBg'), statusOf),
    priority: choice(['priority', 'priorityObject'], 'nameBg', (wire) => {
      const priority = objectOf(wire.priority, wire.priorityObject);
      return priority && { id: String(priority.id), name: priority.nameBg };
    }),
    channel: parsed(['channel'], (wire) => signalChannelValues.find((channel) => channel === wire.channel) ?? null, {
      neverThrows: true,
    }),
    takenBy: choice(['takenBy'], 'name', ({ takenBy }) => takenBy),
    submitter: choice(['createdBySubmitter'], 'name', ({ createdBySubmitter: submitter, createdBySubmitterId }) =>
      submitter ? { id: String(submitter.id ?? createdBySubmitterId), name: submitter.name } : null,
    ),
    userId: textOrNull('userId'),
    location: coordinates,
    needsReply: flag('needsReply'),
    hasNewReply: flag('hasNewReply'),
    hasWithheldMessages: flag('hasWithheldMessages'),
    createdAt: moment('createdUtc', 'createdLocal'),
    lastResponseAt: momentOrNull('lastResponseUtc', 'lastResponseLocal'),
    waitsSince: momentOrNull('waitsSinceUtc', 'waitsSinceLocal'),
    answerDueAt: momentOrNull('answerDueUtc', 'answerDueLocal'),
    closedAt: momentOrNull('closedUtc', 'closedLocal'),
    breakdownId: either(within('breakdown', integer('id'), breakdownOf), integer('breakdownId')),
    workCardNo: within('breakdown', textOrNull('workCardNo'), breakdownOf),
  },
  { id: 'number' },
);

/** SG-21: a response with its files. */
export const readResponse = declareReader<Wire['ResponseRow'], ResponseRecord>(
  {
    id: recordId('id'),
    signalId: recordId('signalId'),
    kind: parsed(['fromClient'], ({ fromClient }) => readKind(fromClient), { neverThrows: true }),
    author: textOrNull('author'),
    respondedAt: moment('respondedUtc', 'respondedLocal'),
    senderEmail: textOrNull('senderEmail'),
    message: storedText('message'),
    attachmentsCount: parsed(['attachmentToResponses'], ({ attachmentToResponses: files }) => files.length),
    attachments: parsed(['id', 'attachmentToResponses'], ({ id, attachmentToResponses: files }) =>
      files.map((file, index) => readAttachment(file, `responses/${id}`, index)),
    ),
  },
  { id: 'number', signalId: 'number' },
);

/**
 * SG-21: a file with its URL on the gateway. A file without an order number gets its index among the message's files.
 */
export const readAttachment = (
  wire: Wire['AttachmentInfo'],
  message: `${'signals' | 'responses'}/${number}`,
  index: number,
): Omit<Attachment, '__typename'> => {
  assertShape(wire, attachmentShape);
  const createdAt = readMoment(wire.createdOn, wire.createdOnLocal);
  return {
    id: wire.id,
    responseId: wire.responseId ?? null,
    fileName: wire.fileName,
    label: signalTexts.label(wire.fileName, writeLocalTime(createdAt)),
    contentType: wire.contentType || null,
    size: wire.size ?? null,
    createdAt,
    url: `/files/${message}/attachments/${wire.attachmentOrderNumber ?? index}`,
  };
};

/** URL of all files of a signal as one archive. */
export const archiveUrl = (signalId: number): string => `/files/signals/${signalId}/attachments.zip`;

/** The statuses of the service's list with their labels, in the order of the list, without its placeholder. */
export const readStatusLabels = (list: readonly KeyValue[], warn: Warn): SignalStatusLabel[] =>
  readChoices(list, warn).map(({ id, name }) => ({ status: readStatus(id), name }));

/** The REST number of a status: from 1 in the order of `statuses`. */
export const statusId = (status: SignalStatus): number => statuses.indexOf(status) + 1;

/** The key of a status in a request that changes the status: `Signal`, `Breakdown`, `Rejected`, `Closed`. */
export const statusKey = (status: SignalStatus): string => status.charAt(0) + status.slice(1).toLowerCase();

const attachmentShape = { id: 'number', fileName: 'string' } as const;

const statuses: readonly SignalStatus[] = ['SIGNAL', 'BREAKDOWN', 'REJECTED', 'CLOSED'];

/** A REST service sends a status as its number or as its key, see `statusId` and `statusKey`. */
const readStatus = (id: number | string): SignalStatus => {
  const status = statuses[Number(id) - 1] ?? statuses.find((one) => one === String(id).toUpperCase());
  if (!status) throw new TypeError('The status is unknown.');
  return status;
};

const readKind = (fromClient: boolean): ResponseKind => (fromClient ? 'CLIENT' : 'OPERATOR');

/** SH-1: the local time as texts show it, YYYY-MM-DD HH:mm:ss. */
const writeLocalTime = (moment: Moment): string => writeMoment(moment).slice(0, 19).replace('T', ' ');
