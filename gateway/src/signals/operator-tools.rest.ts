import type { components } from '@struma/schema/rest.ts';
import type {
  ReplyTemplate,
  SignalContact,
  SignalDraft,
  SignalHistoryEntry,
  SignalHistoryKind,
  SignalNote,
  SignalPresence,
  SignalViewCounts,
} from '../kernel/schema-types.generated.ts';
import type { Choice } from '../kernel/rest/lookups.ts';
import type { Moment } from '../kernel/input/moment.ts';
import { readMoment } from '../kernel/input/moment.ts';
import type { StoredText } from '../kernel/input/rich-text.ts';
import { assertShape, readFlag } from '../kernel/rest/wire.ts';
import { readAttachment, readSignal } from './signals.rest.ts';
import type { SignalRecord } from './signals.rest.ts';

type Wire = components['schemas'];
type WithStoredText<T> = Omit<T, 'message' | '__typename'> & { message: StoredText };

export type NoteRecord = WithStoredText<SignalNote>;
export type DraftRecord = WithStoredText<SignalDraft>;

export interface NearbyRecord {
  signal: SignalRecord;
  distance: number;
}

export type PresenceRecord = Pick<SignalPresence, 'state'> & { colleague: Choice };

export interface PlaceRecord {
  isInsideArea: boolean;
  nearby: NearbyRecord[];
  openNearby: number;
  closedNearby: number;
}

export const readNote = (wire: Wire['NoteRow']): NoteRecord => {
  assertShape(wire, { id: 'number', signalId: 'number', message: 'string' });
  const { id, signalId, author } = wire;
  return {
    id,
    signalId,
    author: author || null,
    writtenAt: readMoment(wire.writtenUtc, wire.writtenLocal),
    message: { stored: wire.message },
    attachments: wire.attachments.map((file, index) => readAttachment(file, `responses/${id}`, index)),
  };
};

export const readHistoryEntry = (wire: Wire['HistoryRow']): Omit<SignalHistoryEntry, '__typename'> => {
  assertShape(wire, { id: 'number', field: 'string', changedBy: 'string' });
  return {
    id: wire.id,
    kind: historyKinds[wire.field] ?? 'OTHER',
    oldValue: wire.oldValue || null,
    newValue: wire.newValue || null,
    changedBy: wire.changedBy,
    changedAt: readMoment(wire.changedUtc, wire.changedLocal),
  };
};

export const readViewCounts = ({
  MINE,
  FREE,
  WAITING,
  OVERDUE,
  answerHours,
}: Wire['ViewCounts']): SignalViewCounts => ({
  mine: MINE,
  free: FREE,
  waiting: WAITING,
  overdue: OVERDUE,
  answerHours: answerHours ?? null,
});

export const readContact = (wire: Wire['SignalContact']): SignalContact | null => {
  if (wire.submitterId === null) return null;
  assertShape(wire, { otherSignals: 'number', otherOpenSignals: 'number' });
  const { clientId, phone, email, clientNumber, address, hasWritten, receivesReplies } = wire;
  return {
    clientId: typeof clientId === 'number' ? String(clientId) : null,
    phone: phone || null,
    email: email || null,
    clientNumber,
    address,
    // An older service does not send it.
    hasWritten: Boolean(hasWritten),
    receivesReplies: receivesReplies ?? null,
    otherSignals: wire.otherSignals,
    otherOpenSignals: wire.otherOpenSignals,
  };
};

/** Reads the signals near a place. A service that sends no counts sends a complete list, which the gateway counts. */
export const readPlace = (wire: Wire['SignalPlace']): PlaceRecord => {
  const nearby = wire.nearby.map(({ signal, distance }) => ({ signal: readSignal(signal), distance }));
  const open = nearby.filter(({ signal: { status } }) => status === 'SIGNAL' || status === 'BREAKDOWN').length;
  return {
    isInsideArea: wire.isInsideArea,
    nearby,
    openNearby: wire.openNearby ?? open,
    closedNearby: wire.closedNearby ?? nearby.length - open,
  };
};

export const readDraft = (wire: Wire['DraftRow']): DraftRecord => {
  assertShape(wire, { signalId: 'number', message: 'string', idempotencyKey: 'string' });
  return {
    signalId: wire.signalId,
    kind: wire.kind,
    message: { stored: wire.message },
    idempotencyKey: wire.idempotencyKey,
    savedAt: readMoment(wire.savedUtc, wire.savedLocal),
  };
};

/** Reads the moment at which a draft was saved or deleted. */
export const readSaved = ({ savedUtc, savedLocal }: Wire['DraftSaved']): Moment => readMoment(savedUtc, savedLocal);

export const readTemplate = (wire: Wire['ReplyTemplateRow']): ReplyTemplate => {
  assertShape(wire, { id: 'number', name: 'string', text: 'string' });
  return { id: wire.id, name: wire.name, text: wire.text };
};

export const readColleague = (wire: Pick<Wire['ColleagueRow'], 'id' | 'name'>): Choice => {
  assertShape(wire, { id: 'string', name: 'string' });
  return { id: wire.id, name: wire.name };
};

/** An operator who has the signal open, and what the operator does there. */
export const readPresence = (wire: Wire['PresenceList']['items'][number]): PresenceRecord => ({
  colleague: readColleague(wire),
  state: wire.state,
});

/** True if the signal is now assigned to the principal; false if it is assigned to a colleague. */
export const parseTaken = ({ isDone }: Wire['Taken']): boolean => readFlag(isDone);

const historyKinds: Readonly<Record<string, SignalHistoryKind>> = {
  created: 'CREATED',
  status: 'STATUS',
  takenBy: 'TAKEN_BY',
  priority: 'PRIORITY',
  title: 'TITLE',
  location: 'LOCATION',
  submitter: 'SUBMITTER',
  breakdown: 'BREAKDOWN',
  link: 'LINK',
};
