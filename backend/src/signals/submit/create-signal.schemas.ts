import { Type } from 'typebox';
import { RecordId } from '../../kernel/http/schema.ts';
import { FormFiles } from '../signals.schemas.ts';

/** A person for whom an operator creates a signal, if the person is neither a submitter nor a client yet. */
export const callerFields = {
  callerName: Type.Optional(Type.String({ description: 'Name of a new caller. For operators only.' })),
  callerPhone: Type.Optional(Type.String({ description: 'Telephone number of the new caller.' })),
};

const fields = {
  title: Type.Optional(Type.String({ description: 'Required in the query or in the form.' })),
  latitude: Type.Optional(
    Type.Number({ minimum: -90, maximum: 90, description: 'Required in the query or in the form.' }),
  ),
  longitude: Type.Optional(
    Type.Number({ minimum: -180, maximum: 180, description: 'Required in the query or in the form.' }),
  ),
  message: Type.Optional(
    Type.String({ description: 'Text or JSON of a ProseMirror document. Required in the query or in the form.' }),
  ),
  submitterId: Type.Optional(RecordId('Submitter for whom an operator creates the signal. For operators only.')),
  clientId: Type.Optional(RecordId('Id of the client of the utility for whom an operator creates the signal.')),
};

/** Name and telephone number of a caller are accepted in the form only: proxies log URLs. */
export const createSignalFields = { ...fields, ...callerFields };

export const CreateSignalQuery = Type.Object(fields);
export const CreateSignalForm = Type.Object({ ...createSignalFields, attachments: FormFiles });
export const CreatedSignal = Type.Object({ id: Type.Integer() }, { $id: 'CreatedSignal' });
