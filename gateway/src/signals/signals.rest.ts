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
  createdAt: Moment;
  lastResponseAt: Moment | null;
  answerDueAt: Moment | null;
  closedAt: Moment | null;
  breakdownId: number | null;
  workCardNo: string | null;
}

export type ResponseRecord = Omit<SignalResponse, 'message' | '__typename'> & { message: StoredText };

/**
 * Converts the REST names of a signal to those of the schema, for every signal in the gateway. A utility's own REST
 * service may omit some properties.
 */
export const readSignal = (wire: Wire['SignalRow']): SignalRecord => {
  assertShape(wire, signalShape);
  const status = objectOf(wire.status, wire.statusObject);
  const priority = objectOf(wire.priority, wire.priorityObject);
  return {
    id: wire.id,
    title: wire.title ?? '',
    message: { stored: wire.message ?? '' },
    status: readStatus(status.id),
    statusName: status.nameBg,
    priority: priority && { id: String(priority.id), name: priority.nameBg },
    channel: signalChannelValues.find((channel) => channel === wire.channel) ?? null,
    takenBy: wire.takenBy ?? null,
    submitter: wire.createdBySubmitter && {
      id: String(wire.createdBySubmitter.id ?? wire.createdBySubmitterId),
      name: wire.createdBySubmitter.name,
    },
    userId: wire.userId || null,
    location: readLocation(wire),
    needsReply: Boolean(wire.needsReply),
    createdAt: readMoment(wire.createdUtc, wire.createdLocal),
    lastResponseAt: momentOrNull(wire.lastResponseUtc, wire.lastResponseLocal),
    answerDueAt: momentOrNull(wire.answerDueUtc, wire.answerDueLocal),
    closedAt: momentOrNull(wire.closedUtc, wire.closedLocal),
    breakdownId: wire.breakdown?.id ?? wire.breakdownId ?? null,
    workCardNo: wire.breakdown?.workCardNo || null,
  };
};

/** SG-21: a response with its files. */
export const readResponse = (wire: Wire['ResponseRow']): ResponseRecord => {
  assertShape(wire, responseShape);
  return {
    id: wire.id,
    signalId: wire.signalId,
    kind: readKind(wire.fromClient),
    author: wire.author || null,
    respondedAt: readMoment(wire.respondedUtc, wire.respondedLocal),
    senderEmail: wire.senderEmail || null,
    message: { stored: wire.message ?? '' },
    attachmentsCount: wire.attachmentToResponses.length,
    attachments: wire.attachmentToResponses.map((file, index) => readAttachment(file, `responses/${wire.id}`, index)),
  };
};

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
    label: signalTexts.label(wire.fileName, writeDay(createdAt)),
    contentType: wire.contentType || null,
    size: wire.size ?? null,
    createdAt,
    url: `/files/${message}/attachments/${wire.attachmentOrderNumber ?? index}`,
  };
};

/** URL of all files of a signal as one archive. */
export const archiveUrl = (signalId: number): string => `/files/signals/${signalId}/attachments.zip`;

/** The four statuses with the service's labels, in its order. */
export const readStatusLabels = (list: readonly KeyValue[], warn: Warn): SignalStatusLabel[] =>
  readChoices(list, warn).map(({ id, name }) => ({ status: readStatus(id), name }));

/** The REST number of a status: from 1 in the order of `statuses`. */
export const statusId = (status: SignalStatus): number => statuses.indexOf(status) + 1;

/** The key of a status for changing it: `Signal`, `Breakdown`, `Rejected`, `Closed`. */
export const statusKey = (status: SignalStatus): string => status.charAt(0) + status.slice(1).toLowerCase();

const signalShape = { id: 'number' } as const;
const responseShape = { id: 'number', signalId: 'number' } as const;
const attachmentShape = { id: 'number', fileName: 'string' } as const;

/** Some services send the number of a referenced record in the property, and the record itself in a second property. */
const objectOf = <T extends object | null>(given: T, fallback: T): T =>
  typeof given === 'number' || given === undefined ? fallback : given;

const statuses: readonly SignalStatus[] = ['SIGNAL', 'BREAKDOWN', 'REJECTED', 'CLOSED'];

/** A service has numbers or keys. */
const readStatus = (id: number | string): SignalStatus => {
  const status = statuses[Number(id) - 1] ?? statuses.find((one) => one === String(id).toUpperCase());
  if (!status) throw new TypeError('A status number is unknown.');
  return status;
};

const readKind = (fromClient: boolean): ResponseKind => (fromClient ? 'CLIENT' : 'OPERATOR');

const momentOrNull = (utc: string | null | undefined, local: string | null): Moment | null =>
  utc ? readMoment(utc, local) : null;

const readLocation = ({ latitude, longitude }: Wire['SignalRow']): Coordinates | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

const writeDay = (moment: Moment): string => writeMoment(moment).slice(0, 10).split('-').toReversed().join('/');
