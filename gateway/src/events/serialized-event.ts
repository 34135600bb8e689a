import { readMoment, writeMoment } from '../kernel/input/moment.ts';
import type { BreakdownEvent, ListEvent, NomenclatureEvent, PresenceEvent, SignalEvent } from './upstream.ts';

/** An event of a signal with its serialized forms, which all subscribers share. */
export interface SerializedEvent {
  event: SignalEvent;
  toOperators: Uint8Array;
  toOthers: Uint8Array;
}

type Actor = Pick<SignalEvent, 'changedBy' | 'changedById'>;

const noActor: Actor = { changedBy: null };

export const serializeSignal = (event: SignalEvent): SerializedEvent => ({
  event,
  toOperators: serialize(event, event),
  toOthers: serialize(event, noActor),
});

/** The format of docs/integrating.md, with the cursor as the event's id. */
const serialize = (event: SignalEvent, { changedBy, changedById = null }: Actor): Uint8Array => {
  const { id, kind, signalId, changedUtc, changedLocal } = event;
  const changedAt = writeMoment(readMoment(changedUtc, changedLocal));
  const data = { cursor: String(id), kind, signalId: String(signalId), changedAt, changedBy, changedById };
  return Buffer.from(`event: signal\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
};

export const serializePresence = ({ signalId, id, name, state }: PresenceEvent): string =>
  `event: presence\ndata: ${JSON.stringify({ signalId: String(signalId), colleague: { id, name }, state })}\n\n`;

/** `event` is null if unknown breakdowns may have changed. */
export const serializeBreakdown = (event: BreakdownEvent | null): string =>
  `event: breakdown\ndata: ${JSON.stringify({ breakdownId: event && String(event.breakdownId) })}\n\n`;

/** `event` is null if unknown items may have changed. */
export const serializeNomenclature = (event: NomenclatureEvent | null): string => {
  const data = {
    nomenclatureId: event && String(event.nomenclatureId),
    itemId: event && `${event.nomenclatureId}.${event.itemId}`,
  };
  return `event: nomenclature\ndata: ${JSON.stringify(data)}\n\n`;
};

/** `event` is null if any list may have new rows. */
export const serializeList = (event: ListEvent | null): string =>
  `event: list\ndata: ${JSON.stringify({ list: event && event.list })}\n\n`;

/** The first message of a stream without a cursor. */
export const serializeHello = (last: number): string => `event: hello\nid: ${last}\ndata: {}\n\n`;

/** Sent if events may be missing: the client loads its data again. */
export const serializeReset = (last: number): string => `event: reset\nid: ${last}\ndata: {}\n\n`;
