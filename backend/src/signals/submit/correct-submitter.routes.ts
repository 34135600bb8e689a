import { cleanCallerText } from '@struma/shared/signals/new-caller.ts';
import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { FieldFailure, HttpFailure } from '../../kernel/http/refusal.ts';
import { nullable, RecordId, refTo, responsesOf } from '../../kernel/http/schema.ts';
import { type Activity, recordActivities } from '../../kernel/observability/activity.ts';
import type { SignalServices } from '../services.ts';
import { signalTexts } from '../signals.texts.ts';
import { requireCallerName, requirePhone } from './find-submitter.ts';

const CorrectSubmitter = Type.Object({
  submitterId: RecordId('Id of the submitter.'),
  callerName: Type.String({ description: 'The correct name.' }),
  callerPhone: nullable(Type.String({ description: 'The correct telephone number; null for none.' })),
  expectedName: Type.String({ description: 'The name that the user saw; 412 if another one is stored.' }),
  expectedPhone: nullable(Type.String({ description: 'The number that the user saw; 412 if another one is stored.' })),
});

type CorrectSubmitter = Static<typeof CorrectSubmitter>;

const SubmitterCorrected = Type.Object({ isChanged: Type.Boolean() }, { $id: 'SubmitterCorrected' });

export const addRoutes = (server: Server, { database }: SignalServices): void => {
  server.addSchema(SubmitterCorrected);
  server.post(
    '/struma/submitters/correct',
    {
      config: { access: operatorAccess },
      schema: { tags: ['additions'], body: CorrectSubmitter, response: responsesOf(refTo(SubmitterCorrected)) },
    },
    async (request) => ({ isChanged: await correctSubmitter(database, requirePrincipal(request), request.body) }),
  );
};

/** Returns false if both values are stored already: a correction that is sent again after a lost response succeeds. */
const correctSubmitter = (database: Database, principal: Principal, correction: CorrectSubmitter): Promise<boolean> => {
  const { submitterId: id, expectedName, expectedPhone } = correction;
  return database.transaction().execute(async (transaction) => {
    const stored = await lockSubmitter(transaction, id);
    const name = readChanged(correction.callerName, stored.name, requireCallerName);
    const phone = readChanged(correction.callerPhone, stored.phone, requirePhone);
    if (name === stored.name && phone === stored.phone) return false;
    if (stored.name !== expectedName || stored.phone !== expectedPhone)
      throw new HttpFailure(412, signalTexts.submitterChanged);
    if (name !== stored.name && (stored.client_id !== null || stored.subject !== null))
      throw new FieldFailure('callerName', signalTexts.nameOfRecord);
    await transaction.updateTable('submitter').set({ name, phone }).where('id', '=', id).execute();
    const change = { entity: 'submitter', entityId: id, action: 'UPDATE' } as const;
    const activities: Activity[] = [
      { ...change, field: 'name', oldValue: stored.name, newValue: name },
      { ...change, field: 'phone', oldValue: stored.phone, newValue: phone },
    ];
    await recordActivities(
      transaction,
      principal,
      activities.filter(({ oldValue, newValue }) => oldValue !== newValue),
    );
    return true;
  });
};

/** Returns the stored value if it was typed again. An import may have stored a value that cannot be typed. */
const readChanged = <Value extends string | null>(
  typed: string | null,
  stored: Value,
  read: (typed: string) => Value,
) => (cleanCallerText(typed ?? '') === cleanCallerText(stored ?? '') ? stored : read(typed ?? ''));

const lockSubmitter = async (transaction: Database, id: number) => {
  const submitter = await transaction
    .selectFrom('submitter')
    .select(['name', 'phone', 'client_id', 'subject'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!submitter) throw new HttpFailure(404, signalTexts.unknownSubmitter);
  return submitter;
};
