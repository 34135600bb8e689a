import { formatPlace } from '@struma/shared/geo.ts';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findPlaceProblem } from '../../kernel/find-place-problem.ts';
import { type Coordinates, isSamePlace } from '../../kernel/geo.ts';
import type { Server } from '../../kernel/http/http.ts';
import { FieldFailure, HttpFailure } from '../../kernel/http/refusal.ts';
import { nullable, RecordId, refTo, responsesOf, placeFields } from '../../kernel/http/schema.ts';
import { type Activity, recordActivities } from '../../kernel/observability/activity.ts';
import { recordSignalEvent } from '../../kernel/signal-events.ts';
import type { SignalServices } from '../services.ts';
import { signalTexts } from '../signals.texts.ts';
import { maxTitleLength } from '@struma/shared/signals/title.ts';
import { cleanLine } from '@struma/shared/visible-text.ts';
import { isWrittenBySubmitter } from './written-by-submitter.ts';
import {
  callerCorrection,
  describeSubmitters,
  storeCorrectCaller,
  type StoredCaller,
  type Submitter,
} from './correct-caller.ts';

const Place = Type.Object(placeFields);

const CorrectSignal = Type.Object({
  signalId: RecordId('Id of the signal.'),
  title: Type.Optional(Type.String({ description: 'The correct title. If absent, the title stays.' })),
  location: Type.Optional(Place),
  expectedTitle: Type.Optional(
    Type.String({ description: 'The title that the user saw; 412 if another one is stored.' }),
  ),
  expectedLocation: Type.Optional(
    nullable({ ...Place, description: 'The place that the user saw; 412 if another one is stored.' }),
  ),
  ...callerCorrection,
});

type CorrectSignal = Static<typeof CorrectSignal>;

const SignalCorrected = Type.Object({ isChanged: Type.Boolean() }, { $id: 'SignalCorrected' });

export const addRoutes = (server: Server, { database }: SignalServices): void => {
  server.addSchema(SignalCorrected);
  server.post(
    '/struma/signals/correct',
    {
      config: { access: operatorAccess },
      schema: { tags: ['additions'], body: CorrectSignal, response: responsesOf(refTo(SignalCorrected)) },
    },
    async (request) => ({ isChanged: await correctSignal(database, requirePrincipal(request), request.body) }),
  );
};

/**
 * Corrects title, place and submitter of a signal. Returns false if the signal already had all of them: a correction
 * that is sent again after a lost response succeeds.
 */
const correctSignal = (database: Database, principal: Principal, correction: CorrectSignal): Promise<boolean> => {
  const wanted = readCorrection(correction);
  const { signalId } = correction;
  return database.transaction().execute(async (transaction) => {
    const stored = await lockSignal(transaction, signalId);
    const title = wanted.title === stored.title ? undefined : wanted.title;
    const place = isSamePlace(wanted.place ?? stored.place, stored.place) ? undefined : wanted.place;
    const submitter = await storeCorrectCaller(transaction, correction, stored);
    if (title === undefined && place === undefined && submitter === undefined) return false;
    requireExpected(stored, {
      expectedTitle: title === undefined ? undefined : correction.expectedTitle,
      expectedLocation: place === undefined ? undefined : correction.expectedLocation,
      expectedSubmitterId: submitter === undefined ? undefined : correction.expectedSubmitterId,
    });
    const location = place && `(${place.longitude},${place.latitude})`;
    await transaction
      .updateTable('signal')
      .set({
        ...(title !== undefined && { title }),
        ...(location && { location }),
        ...(submitter && {
          submitter_id: submitter.id,
          is_submitter_chosen: true,
          withheld_up_to: withheldFrom(signalId),
        }),
      })
      .where('id', '=', signalId)
      .execute();
    await recordActivities(transaction, principal, describeCorrection(stored, { signalId, title, place, submitter }));
    await recordSignalEvent(transaction, principal, { signalId, kind: 'EDITED' });
    return true;
  });
};

/**
 * SQL: the last response that the new submitter does not see; 0 without a response. A caller who is added to a signal
 * without a submitter sees everything, because the messages belong to no other person.
 */
const withheldFrom = (signalId: number) => sql<number | null>`
  case when submitter_id is null then withheld_up_to
  else (select coalesce(max(id), 0) from response where signal_id = ${signalId}) end`;

interface Correction {
  signalId: number;
  title: string | undefined;
  place: Coordinates | undefined;
  submitter: Submitter | undefined;
}

const describeCorrection = (stored: StoredSignal, { signalId, title, place, submitter }: Correction): Activity[] => {
  const change = { entity: 'signal', entityId: signalId, action: 'UPDATE' } as const;
  const activities: Activity[] = [];
  if (title !== undefined) activities.push({ ...change, field: 'title', oldValue: stored.title, newValue: title });
  if (place !== undefined) {
    const oldValue = stored.place && formatPlace(stored.place);
    activities.push({ ...change, field: 'location', oldValue, newValue: formatPlace(place) });
  }
  if (submitter) {
    const { submitterId: id, submitterName: name } = stored;
    const [oldValue, newValue] = describeSubmitters({ id, name }, submitter);
    activities.push({ ...change, field: 'submitter', oldValue, newValue });
  }
  return activities;
};

const readCorrection = ({ title: typed, location: place }: CorrectSignal) => {
  const title = typed === undefined ? undefined : cleanLine(typed);
  if (title === '') throw new FieldFailure('title', signalTexts.titleMissing);
  if (title !== undefined && title.length > maxTitleLength)
    throw new FieldFailure('title', signalTexts.titleTooLong(maxTitleLength));
  const problem = place && findPlaceProblem(place);
  if (problem) throw new FieldFailure('location', problem);
  return { title, place };
};

interface Expected {
  expectedTitle: string | undefined;
  expectedLocation: Coordinates | null | undefined;
  expectedSubmitterId: number | null | undefined;
}

interface StoredSignal extends StoredCaller {
  title: string;
  place: Coordinates | null;
}

/** Locks the signal, and only then reads it: a message of the submitter may be waiting for its commit. */
const lockSignal = async (transaction: Database, signalId: number): Promise<StoredSignal> => {
  await transaction.selectFrom('signal').select('id').where('id', '=', signalId).forUpdate().execute();
  const signal = await transaction
    .selectFrom('signal')
    .leftJoin('submitter', 'submitter.id', 'signal.submitter_id')
    .select(['title', 'location', 'submitter_id', 'name', 'phone', 'client_id', 'subject'])
    .select(isWrittenBySubmitter('signal', 'submitter').as('is_own'))
    .where('signal.id', '=', signalId)
    .executeTakeFirst();
  if (!signal) throw new HttpFailure(404, signalTexts.unknown);
  const { title, location, subject } = signal;
  return {
    title,
    place: location && { latitude: location.y, longitude: location.x },
    submitterId: signal.submitter_id,
    submitterName: signal.name,
    submitterPhone: signal.phone,
    isCallerOnly: signal.submitter_id !== null && signal.client_id === null && subject === null,
    isOwn: signal.is_own,
  };
};

/** Refuses a correction if a colleague has changed a value that the user saw. Undefined: the value is not compared. */
const requireExpected = (
  { title, place, submitterId }: StoredSignal,
  { expectedTitle, expectedLocation, expectedSubmitterId }: Expected,
): void => {
  const isAsSeen =
    (expectedTitle === undefined || expectedTitle === title) &&
    (expectedLocation === undefined || isSamePlace(expectedLocation, place)) &&
    (expectedSubmitterId === undefined || expectedSubmitterId === submitterId);
  if (!isAsSeen) throw new HttpFailure(412, signalTexts.changedMeanwhile);
};
