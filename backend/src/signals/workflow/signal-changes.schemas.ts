import { Type } from 'typebox';
import { RecordId } from '../../kernel/http/schema.ts';
import { FormFiles } from '../signals.schemas.ts';

export const ChangeStatusQuery = Type.Object({
  signalId: RecordId('Number of the signal.'),
  status: Type.Optional(Type.String({ maxLength: 20, description: 'Key of the new status.' })),
  expectedStatus: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 4,
      description: 'The status that the caller saw. Another one stored is answered with 412. Absent: not compared.',
    }),
  ),
});

const fields = {
  title: Type.Optional(Type.String({ description: 'Needed, here or in the form.' })),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'Needed, here or in the form.' })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180, description: 'Needed, here or in the form.' })),
  message: Type.Optional(
    Type.String({ description: 'Text or JSON of a ProseMirror document. Needed, here or in the form.' }),
  ),
  submitterId: Type.Optional(RecordId('For whom an operator submits it. Only an operator may say so.')),
  clientId: Type.Optional(RecordId('The same, by the number of a client of the utility.')),
};

export const CreateSignalQuery = Type.Object(fields);
export const CreateSignalForm = Type.Object({ ...fields, attachments: FormFiles });
export const CreatedSignal = Type.Object({ id: Type.Integer() }, { $id: 'CreatedSignal' });
