import type { ActivityField } from '@struma/shared/activity-fields.texts.ts';
import { sql } from 'kysely';
import type { Principal } from '../kernel/access/access.ts';
import type { Database } from '../kernel/database/database.ts';
import { locks } from '../kernel/database/locks.ts';
import { HttpFailure, Refusal } from '../kernel/http/refusal.ts';
import { recordActivities, type Activity } from '../kernel/observability/activity.ts';
import { addTokenRevocations } from '../session/token-revocations.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import { callProvider, type IdentityAdministration } from './identity-administration.ts';
import { requireCurrentRights } from './own-rights.ts';

/** The result of a change of a user or a group. */
export interface AccountChange {
  /** Name of the user or the group after the change. */
  name: string;
  activities: Activity[];
  /** Ids of the users whose tokens are revoked. */
  subjects: readonly string[];
  /** Message of the response. */
  text: string;
}

export interface AccountServices {
  database: Database;
  administration: IdentityAdministration;
}

/**
 * Runs one change at a time, so that no other change invalidates the checks in `work`. The activities and the token
 * revocations are stored after the provider has accepted the change.
 */
export const changeAccount = (
  { database, administration }: AccountServices,
  principal: Principal,
  work: () => Promise<AccountChange>,
): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${locks.accounts})`.execute(transaction);
    const { name, activities, subjects, text } = await callProvider(async () => {
      await requireCurrentRights(administration, principal);
      return work();
    }, texts.changeFailures).catch(toRefusal);
    const named = activities.map((activity) => ({ ...activity, entityName: name }));
    await recordActivities(transaction, principal, named);
    const until = Math.floor(Date.now() / 1000);
    await addTokenRevocations(
      transaction,
      subjects.map((subject) => ({ subject, until })),
    );
    return successText(text);
  });

/** Throws the error; converts a failure with status 404 to a refusal with the same message. */
const toRefusal = (error: unknown): never => {
  throw error instanceof HttpFailure && error.status === 404 ? new Refusal(error.message) : error;
};

/** Describes the response text of a change. */
export const changeResponse =
  "'({0}) text' after a change: the characters {0} are sent literally. '(0) reason' after a refusal.";

/** AM-8: the specification's success text literally begins with '({0}) '. */
const successText = (text: string): string => `({0}) ${text}`;

/** Returns the activity for one changed field of a user or a group. */
export const fieldActivity = (
  entity: 'user' | 'group',
  entityId: string,
  field: ActivityField,
  oldValue: string | null,
  newValue: string | null,
): Activity => ({ entity, entityId, action: 'UPDATE', field, oldValue, newValue });
