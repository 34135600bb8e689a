import { Type, type Static } from 'typebox';
import { MomentText, refTo, nullable, RecordId } from '../kernel/http/schema.ts';

const Id = Type.Integer();

export const SignalIdQuery = Type.Object({ signalId: RecordId('Id of the signal.') });

export const AttachmentInfo = Type.Object(
  {
    id: Id,
    responseId: nullable(Type.Integer({ description: "Null for a file of the signal's first message." })),
    attachmentOrderNumber: Type.Integer({ description: 'Position of the file in its message, from 0.' }),
    fileName: Type.String(),
    createdOn: MomentText,
    createdOnLocal: MomentText,
    size: Type.Integer(),
    contentType: Type.String(),
  },
  { $id: 'AttachmentInfo' },
);
export type AttachmentInfo = Static<typeof AttachmentInfo>;

export const AttachmentInfos = Type.Array(refTo(AttachmentInfo));

export const ResponseRow = Type.Object(
  {
    id: Id,
    signalId: Id,
    message: Type.String({ description: 'A ProseMirror document as JSON text.' }),
    fromClient: Type.Boolean(),
    author: nullable(
      Type.String({
        description:
          'Operator who wrote the response. Null if the submitter wrote it, or if the signed-in user is not an operator.',
      }),
    ),
    respondedUtc: MomentText,
    respondedLocal: MomentText,
    senderEmail: nullable(Type.String()),
    attachmentToResponses: Type.Array(refTo(AttachmentInfo)),
  },
  { $id: 'ResponseRow' },
);

export type ResponseRow = Static<typeof ResponseRow>;

export const ResponseList = Type.Object({ items: Type.Array(refTo(ResponseRow)) }, { $id: 'ResponseList' });

export const NoteRow = Type.Object(
  {
    id: Type.Integer(),
    signalId: Type.Integer(),
    message: Type.String({ description: 'A ProseMirror document as JSON text.' }),
    author: nullable(Type.String()),
    writtenUtc: MomentText,
    writtenLocal: MomentText,
    attachments: Type.Array(refTo(AttachmentInfo)),
  },
  { $id: 'NoteRow' },
);

export type NoteRow = Static<typeof NoteRow>;

const fields = {
  signalId: Type.Optional(RecordId('Id of the signal. Required in the query or in the form.')),
  message: Type.Optional(
    Type.String({ description: 'Text or JSON of a ProseMirror document. Required in the query or in the form.' }),
  ),
  fromClient: Type.Optional(
    Type.Boolean({ description: 'False if an operator wrote the message, true for all others.' }),
  ),
  expectedLastResponseId: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'Id of the latest response that the writer has seen; 0: none. Status 412 if another response is the latest. If absent, the latest response is not compared.',
    }),
  ),
  expectedSubmitterId: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'Id of the submitter for whom the message is meant; 0: none. Status 412 if the signal has another submitter now. If absent, the submitter is not compared.',
    }),
  ),
};
export const CreateResponseQuery = Type.Object(fields);

/** Files of a form. */
export const FormFiles = Type.Optional(
  Type.Array(Type.Unsafe<unknown>({ type: 'string', format: 'binary' }), {
    description: 'Files. In the form they come after the other fields.',
  }),
);

export const CreateResponseForm = Type.Object({ ...fields, attachments: FormFiles });

const order = Type.Integer({
  minimum: -(2 ** 31),
  maximum: 2 ** 31 - 1,
  description: 'attachmentOrderNumber of the file.',
});
export const ResponseFileQuery = Type.Object({
  responseId: RecordId('Id of the response.'),
  attachmentOrderNumber: order,
});
export const SignalFileQuery = Type.Object({
  signalId: RecordId('Id of the signal.'),
  attachmentOrderNumber: order,
});

export const signalSchemas = [AttachmentInfo, ResponseRow, ResponseList, NoteRow];
