import type { components } from '@struma/schema/rest.ts';
import type {
  SignalCaller,
  SignalDraft,
  SignalHistoryEntry,
  SignalHistoryKind,
  SignalNote,
  SignalViewCounts,
} from '@struma/schema/resolvers.ts';
import { readMoment } from '../kernel/moment.ts';
import type { StoredText } from '../kernel/rich-text.ts';
import { demandForm } from '../kernel/wire.ts';
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

export interface PlaceRecord {
  isInsideArea: boolean;
  nearby: NearbyRecord[];
}

export const readNote = (wire: Wire['NoteRow']): NoteRecord => {
  demandForm(wire, { id: 'number', signalId: 'number', message: 'string' });
  const { id, signalId, author } = wire;
  return {
    id,
    signalId,
    author: author || null,
    writtenAt: readMoment(wire.writtenUtc, wire.writtenLocal),
    message: { stored: wire.message },
    attachments: wire.attachments.map((file, place) => readAttachment(file, `responses/${id}`, place)),
  };
};

export const readHistoryEntry = (wire: Wire['HistoryRow']): Omit<SignalHistoryEntry, '__typename'> => {
  demandForm(wire, { id: 'number', field: 'string', changedBy: 'string' });
  return {
    id: wire.id,
    kind: historyKinds[wire.field] ?? 'OTHER',
    oldValue: wire.oldValue || null,
    newValue: wire.newValue || null,
    changedBy: wire.changedBy,
    changedAt: readMoment(wire.changedUtc, wire.changedLocal),
  };
};

export const readViewCounts = ({ MINE, FREE, WAITING, OVERDUE }: Wire['ViewCounts']): SignalViewCounts => ({
  mine: MINE,
  free: FREE,
  waiting: WAITING,
  overdue: OVERDUE,
});

export const readCaller = (wire: Wire['CallerRow']): SignalCaller => {
  demandForm(wire, { name: 'string', openSignals: 'number' });
  const { submitterId, clientId, name, clientNumber, phone, address, openSignals } = wire;
  return { submitterId, clientId, name, clientNumber, phone, address, openSignals };
};

export const readPlace = ({ isInsideArea, nearby }: Wire['SignalPlace']): PlaceRecord => ({
  isInsideArea,
  nearby: nearby.map(({ signal, distance }) => ({ signal: readSignal(signal), distance })),
});

export const readDraft = (wire: Wire['DraftRow']): DraftRecord => {
  demandForm(wire, { signalId: 'number', message: 'string', idempotencyKey: 'string' });
  return {
    signalId: wire.signalId,
    kind: wire.kind,
    message: { stored: wire.message },
    idempotencyKey: wire.idempotencyKey,
    savedAt: readMoment(wire.savedUtc, wire.savedLocal),
  };
};

const historyKinds: Readonly<Record<string, SignalHistoryKind>> = {
  created: 'CREATED',
  status: 'STATUS',
  takenBy: 'TAKEN_BY',
  breakdown: 'BREAKDOWN',
};
