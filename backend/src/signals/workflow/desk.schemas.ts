import { Type, type Static } from 'typebox';
import { named, nullable, RecordId } from '../../kernel/http/schema.ts';
import { SignalRow } from '../list/signal-row.ts';
import { AttachmentInfo, FormFiles } from '../signals.schemas.ts';

const Moment = Type.String({ description: 'YYYY-MM-DD HH:mm:ss' });
const SignalId = RecordId('Id of the signal.');
const Colleague = { id: Type.String({ maxLength: 255 }), name: Type.String() };

export const NoteRow = Type.Object(
  {
    id: Type.Integer(),
    signalId: Type.Integer(),
    message: Type.String({ description: 'A ProseMirror document as JSON text.' }),
    author: nullable(Type.String()),
    writtenUtc: Moment,
    writtenLocal: Moment,
    attachments: Type.Array(named(AttachmentInfo)),
  },
  { $id: 'NoteRow' },
);

export type NoteRow = Static<typeof NoteRow>;

export const NoteList = Type.Object({ items: Type.Array(named(NoteRow)) }, { $id: 'NoteList' });

export const CreateNoteForm = Type.Object({
  signalId: SignalId,
  message: Type.String({ description: 'Text or JSON of a ProseMirror document.' }),
  attachments: FormFiles,
});

export const HistoryRow = Type.Object(
  {
    id: Type.Integer(),
    field: Type.String({ description: 'status, takenBy, breakdown, needsReply or created.' }),
    oldValue: nullable(Type.String()),
    newValue: nullable(Type.String()),
    changedBy: Type.String(),
    changedUtc: Moment,
    changedLocal: Moment,
  },
  { $id: 'HistoryRow' },
);

export type HistoryRow = Static<typeof HistoryRow>;

export const HistoryList = Type.Object({ items: Type.Array(named(HistoryRow)) }, { $id: 'HistoryList' });

const ReplyTemplateRow = Type.Object(
  { id: Type.Integer(), name: Type.String(), text: Type.String() },
  { $id: 'ReplyTemplateRow' },
);

export const ReplyTemplateList = Type.Object(
  { items: Type.Array(named(ReplyTemplateRow)) },
  { $id: 'ReplyTemplateList' },
);

export const ReplyTemplateQuery = Type.Object({
  signalId: Type.Optional(RecordId('Id of the signal whose facts replace the placeholders. Absent: they stay.')),
});

export const TakeSignal = Type.Object({
  signalId: SignalId,
  takeOver: Type.Optional(Type.Boolean({ description: 'Take it over from a colleague.' })),
});

export const HandOverSignal = Type.Object({
  signalId: SignalId,
  colleagueId: nullable(Type.String({ maxLength: 255, description: 'null: release the signal.' })),
});

export const Taken = Type.Object(
  {
    takenBy: nullable(Type.Object(Colleague)),
    isDone: Type.Boolean({ description: 'false: a colleague works on it.' }),
  },
  { $id: 'Taken' },
);

export type Taken = Static<typeof Taken>;

const ColleagueRow = Type.Object({ ...Colleague, seenUtc: Moment, seenLocal: Moment }, { $id: 'ColleagueRow' });

export const ColleagueList = Type.Object({ items: Type.Array(named(ColleagueRow)) }, { $id: 'ColleagueList' });

const State = Type.Union([Type.Literal('VIEWING'), Type.Literal('WRITING')]);

export const NewPresence = Type.Object({
  signalId: SignalId,
  state: Type.Union([State, Type.Literal('LEFT')]),
});

export const PresenceList = Type.Object(
  { items: Type.Array(Type.Object({ ...Colleague, state: State })) },
  { $id: 'PresenceList' },
);

const DraftKind = Type.Union([Type.Literal('REPLY'), Type.Literal('NOTE')]);

export const DraftQuery = Type.Object({ signalId: SignalId, kind: DraftKind });

export const DraftRow = Type.Object(
  {
    signalId: Type.Integer(),
    kind: DraftKind,
    message: Type.String({ description: 'A ProseMirror document as JSON text.' }),
    idempotencyKey: Type.String({ description: 'Idempotency key for sending it.' }),
    savedUtc: Moment,
    savedLocal: Moment,
  },
  { $id: 'DraftRow' },
);

export type DraftRow = Static<typeof DraftRow>;

export const SaveDraft = Type.Object({
  signalId: SignalId,
  kind: DraftKind,
  message: nullable(Type.String({ maxLength: 4_000_000, description: 'JSON of a document; null: delete the draft.' })),
  idempotencyKey: Type.String({ format: 'uuid' }),
});

export const DraftSaved = Type.Object({ savedUtc: Moment, savedLocal: Moment }, { $id: 'DraftSaved' });

const Count = Type.Integer({ minimum: 0 });

export const CallerQuery = Type.Object({
  search: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Part of a name, phone, client number or address.',
  }),
});

const CallerRow = Type.Object(
  {
    submitterId: nullable(Type.Integer({ description: 'null: has no signals.' })),
    clientId: nullable(Type.Integer({ description: 'null: not a client of the utility.' })),
    name: Type.String(),
    clientNumber: nullable(Type.String()),
    phone: nullable(Type.String()),
    address: nullable(Type.String()),
    openSignals: Count,
  },
  { $id: 'CallerRow' },
);

export const CallerList = Type.Object({ items: Type.Array(named(CallerRow)) }, { $id: 'CallerList' });

export const PlaceQuery = Type.Object({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  title: Type.Optional(
    Type.String({ maxLength: 200, description: 'Title of the new signal: similar ones are first.' }),
  ),
});

export const Place = Type.Object(
  {
    isInsideArea: Type.Boolean({ description: 'True: the utility serves an address near the place.' }),
    nearby: Type.Array(Type.Object({ signal: named(SignalRow), distance: Type.Integer({ description: 'Metres.' }) }), {
      description: 'Recent signals near the place that the caller may see, open ones first, then by similarity.',
    }),
  },
  { $id: 'SignalPlace' },
);

export type Place = Static<typeof Place>;

export const deskSchemas = [
  NoteRow,
  NoteList,
  HistoryRow,
  HistoryList,
  ReplyTemplateRow,
  ReplyTemplateList,
  Taken,
  ColleagueRow,
  ColleagueList,
  PresenceList,
  DraftRow,
  DraftSaved,
  CallerRow,
  CallerList,
  Place,
];
