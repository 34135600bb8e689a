import { Type, type Static } from 'typebox';
import { named, nullable, RecordId } from '../kernel/http/schema.ts';
import { pageOf, pageParameters, sortParameters } from '../kernel/list/paging.ts';

const Id = Type.Integer();
const Moment = Type.String({ description: 'YYYY-MM-DD HH:mm:ss' });
const ItemRef = Type.Object({ id: Id, nameBg: Type.String() });
const SubmitterRef = Type.Object({ id: Id, name: Type.String() });
/** Who works on a signal: the account's number with the identity provider, and the name. */
const ColleagueRef = Type.Object({ id: Type.String(), name: Type.String() });
const BreakdownRef = Type.Object({ id: Id, workCardNo: Type.String() });

export const SignalRow = Type.Object(
  {
    id: Id,
    priority: nullable(ItemRef),
    priorityObject: nullable(ItemRef),
    status: ItemRef,
    statusObject: ItemRef,
    createdBySubmitter: nullable(SubmitterRef),
    createdBySubmitterId: nullable(Id),
    createdUtc: Moment,
    createdLocal: Moment,
    lastResponseUtc: nullable(Moment),
    lastResponseLocal: nullable(Moment),
    closedUtc: nullable(Moment),
    closedLocal: nullable(Moment),
    breakdown: nullable(BreakdownRef),
    breakdownId: nullable(Id),
    userId: nullable(Type.String({ description: 'Account under which the signal was entered.' })),
    latitude: nullable(Type.Number()),
    longitude: nullable(Type.Number()),
    title: Type.String(),
    message: Type.String({ description: 'A ProseMirror document as JSON text.' }),
    needsReply: Type.Boolean(),
    channel: Type.Union([Type.Literal('PORTAL'), Type.Literal('OPERATOR'), Type.Literal('EMAIL')]),
    takenBy: nullable(ColleagueRef),
    responses: Type.Null({ description: 'Always null: GetResponsesList has them.' }),
    attachment: Type.Null({ description: 'Always null: getAttachmentsInfoBySignalId has them.' }),
  },
  { $id: 'SignalRow' },
);
export type SignalRow = Static<typeof SignalRow>;

export const SignalPage = pageOf('SignalPage', named(SignalRow));

const sortFields = [
  'id',
  'priority',
  'status',
  'createdBySubmitter',
  'createdUtc',
  'lastResponseUtc',
  'closedUtc',
  'breakdown',
] as const;
export type SortField = (typeof sortFields)[number];

const instant = (description: string) => Type.Optional(Type.String({ format: 'utc-second', description }));
const anyOf = (description: string) =>
  Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), {
      maxItems: 250,
      description: `${description} Repeated: any of them. 0: no condition.`,
    }),
  );

export const SignalView = Type.Union(
  [Type.Literal('MINE'), Type.Literal('FREE'), Type.Literal('WAITING'), Type.Literal('OVERDUE')],
  {
    description:
      "An operator's view: own and free open signals, or those of any status that wait for an answer. Nothing to anybody else.",
  },
);

export type SignalView = Static<typeof SignalView>;

const filterAndSort = {
  createdUTCFrom: instant('Submitted at or after this moment, YYYY-MM-DD HH:mm:ss in UTC.'),
  createdUTCTo: instant('Submitted at or before this moment; its whole second is included.'),
  closedUTCFrom: instant('Closed at or after this moment.'),
  closedUTCTo: instant('Closed at or before this moment.'),
  lastResponseUTCFrom: instant('Last answered at or after this moment.'),
  lastResponseUTCTo: instant('Last answered at or before this moment.'),
  statusId: anyOf('Status.'),
  priorityId: anyOf('Priority.'),
  UserId: anyOf('Who reported the signal: the number of a submitter.'),
  needsReply: Type.Optional(Type.Boolean({ description: 'Whether the latest message waits for an answer.' })),
  workCardNo: Type.Optional(
    Type.String({ maxLength: 200, description: "Contained in the linked breakdown's work card number." }),
  ),
  channel: Type.Optional(
    Type.Array(Type.Union([Type.Literal('PORTAL'), Type.Literal('OPERATOR'), Type.Literal('EMAIL')]), {
      maxItems: 3,
      description: 'How it came in. Repeated: any of them.',
    }),
  ),
  hasBreakdown: Type.Optional(Type.Boolean({ description: 'Whether it is linked to a breakdown.' })),
  view: Type.Optional(SignalView),
  userId: Type.Optional(Type.String({ description: 'Names the caller; accepted and never read.' })),
  ...sortParameters(sortFields),
};

export const SignalListQuery = Type.Object({ ...filterAndSort, ...pageParameters });
export type SignalListQuery = Static<typeof SignalListQuery>;

/** A whole list. */
export const SignalExportQuery = Type.Object(filterAndSort);
export type SignalExportQuery = Static<typeof SignalExportQuery>;

export const SignalIdQuery = Type.Object({ signalId: RecordId('Number of the signal.') });

export const AttachmentInfo = Type.Object(
  {
    id: Id,
    responseId: nullable(Type.Integer({ description: "null: a file of the signal's first message." })),
    attachmentOrderNumber: Type.Integer({ description: 'From 0 within its message.' }),
    fileName: Type.String(),
    createdOn: Moment,
    createdOnLocal: Moment,
    size: Type.Integer(),
    contentType: Type.String(),
  },
  { $id: 'AttachmentInfo' },
);
export type AttachmentInfo = Static<typeof AttachmentInfo>;

export const AttachmentInfos = Type.Array(named(AttachmentInfo));

export const ResponseRow = Type.Object(
  {
    id: Id,
    signalId: Id,
    message: Type.String({ description: 'A ProseMirror document as JSON text.' }),
    fromClient: Type.Boolean(),
    author: nullable(
      Type.String({ description: 'Who wrote it for the utility; null for a caller who is no operator.' }),
    ),
    respondedUtc: Moment,
    respondedLocal: Moment,
    senderEmail: nullable(Type.String()),
    attachmentToResponses: Type.Array(named(AttachmentInfo)),
  },
  { $id: 'ResponseRow' },
);

export type ResponseRow = Static<typeof ResponseRow>;

export const ResponseList = Type.Object({ items: Type.Array(named(ResponseRow)) }, { $id: 'ResponseList' });

const fields = {
  signalId: Type.Optional(RecordId('Number of the signal. Needed, here or in the form.')),
  message: Type.Optional(
    Type.String({ description: 'Text or JSON of a ProseMirror document. Needed, here or in the form.' }),
  ),
  fromClient: Type.Optional(
    Type.Boolean({ description: 'Who speaks. Has to be false for an operator, and true for anybody else.' }),
  ),
  expectedLastResponseId: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'The latest response that the writer has seen; 0: none. A newer one is answered with 412. Absent: not compared.',
    }),
  ),
};
export const CreateResponseQuery = Type.Object(fields);

/** Files of a form. */
export const FormFiles = Type.Optional(
  Type.Array(Type.Unsafe<unknown>({ type: 'string', format: 'binary' }), { description: 'Files, after the fields.' }),
);

export const CreateResponseForm = Type.Object({ ...fields, attachments: FormFiles });

const order = Type.Integer({
  minimum: -(2 ** 31),
  maximum: 2 ** 31 - 1,
  description: 'attachmentOrderNumber of the file.',
});
export const ResponseFileQuery = Type.Object({
  responseId: RecordId('Number of the response.'),
  attachmentOrderNumber: order,
});
export const SignalFileQuery = Type.Object({
  signalId: RecordId('Number of the signal.'),
  attachmentOrderNumber: order,
});

export const signalSchemas = [SignalRow, SignalPage, AttachmentInfo, ResponseRow, ResponseList];
