import { cleanLine } from '@struma/shared/visible-text.ts';
import { isEmail, isUsername, maxAccountTextLength, passwordProblem } from '@struma/shared/account-rules.ts';
import type { Principal } from '../kernel/access/access.ts';
import { HttpFailure, Refusal } from '../kernel/http/refusal.ts';
import type { Activity } from '../kernel/observability/activity.ts';
import { isPerson, isRecordOf, toAccountUser, type AccountUser, type UserBody } from './account-schemas.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import { changeAccount, fieldActivity, type AccountServices } from './change-account.ts';
import { requireNoStrongerUser } from './own-rights.ts';
import { readAdministrators, requireRemainingAdministrator, requireMayChange } from './role-holders.ts';

/** AM-2: creates a user. Without `enabled` the user is active. */
export const createAccount = async (
  services: AccountServices,
  principal: Principal,
  body: UserBody,
): Promise<string> => {
  const user = readValues(body);
  requireValues({ username: '', email: '', firstName: '', lastName: '', ...user });
  if (!isPerson(user)) throw new Refusal(texts.serviceName);
  requirePassword(body.userPassword?.value ?? '');
  const { users } = await services.administration.keycloak();
  return changeAccount(services, principal, async () => {
    const password = { type: 'password', value: body.userPassword?.value ?? '', temporary: isTemporary(body) };
    const { id } = await users.create({ ...user, enabled: body.enabled ?? true, credentials: [password] });
    const name = user.username?.toLowerCase() ?? '';
    const activity: Activity = { entity: 'user', entityId: id, action: 'CREATE', field: 'username', newValue: name };
    return { name, activities: [activity], subjects: [], text: texts.created };
  });
};

/** AM-3, AM-7: changes the given fields of a user. A deactivation and a new password end the user's sessions. */
export const updateAccount = async (
  services: AccountServices,
  principal: Principal,
  body: UserBody,
): Promise<string> => {
  const { administration } = services;
  const { users } = await administration.keycloak();
  const { username: _fixed, ...values } = readValues(body);
  requireValues(values);
  const password = body.userPassword?.value;
  if (password !== undefined && password !== null) requirePassword(password);
  return changeAccount(services, principal, async () => {
    const stored = await requireUser(services, body.id ?? '');
    // The provider may have found the user by another spelling of the id.
    const { id } = stored;
    await requireMayUpdate(services, principal, stored, body);
    const isDisabled = stored.enabled && body.enabled === false;
    const credentials = password ? [{ type: 'password', value: password, temporary: isTemporary(body) }] : undefined;
    await users.update(
      { id },
      {
        ...values,
        ...(typeof body.enabled === 'boolean' && { enabled: body.enabled }),
        ...(credentials && { credentials }),
      },
    );
    const activities = changesOf(stored, { ...values, enabled: body.enabled ?? stored.enabled }, Boolean(password));
    const mustEndSessions = isDisabled || Boolean(password);
    const areSessionsEnded = !mustEndSessions || (await endSessions(services, id));
    return {
      name: stored.username,
      activities,
      subjects: mustEndSessions || stored.enabled !== (body.enabled ?? stored.enabled) ? [id] : [],
      text: areSessionsEnded ? savedText(stored, body) : texts.sessionsKept,
    };
  });
};

/** Throws if the person may not make this change, or if no administrator would remain. */
const requireMayUpdate = async (
  { administration }: AccountServices,
  principal: Principal,
  stored: AccountUser,
  { username, email, enabled, userPassword }: UserBody,
): Promise<void> => {
  const { id } = stored;
  if (username && username.trim().toLowerCase() !== stored.username) throw new Refusal(texts.usernameFixed);
  const administrators = await readAdministrators(administration);
  await requireMayChange(administration, principal, administrators, { kind: 'user', id });
  const mayTakeOver = Boolean(userPassword?.value) || (email?.trim() ?? stored.email) !== stored.email;
  if (mayTakeOver && id !== principal.subject) await requireNoStrongerUser(administration, principal, id);
  if (!stored.enabled || enabled !== false) return;
  requireRemainingAdministrator(administrators, (holder) => holder.id !== id);
  if (id === principal.subject) throw new Refusal(texts.ownAccount);
};

const isTemporary = ({ userPassword }: UserBody): boolean => userPassword?.temporary ?? false;

const savedText = (stored: AccountUser, { enabled, ...others }: UserBody): string => {
  const isOnlyState = Object.entries(others).every(
    ([field, value]) => field === 'id' || value === undefined || value === null,
  );
  if (!isOnlyState || typeof enabled !== 'boolean' || enabled === stored.enabled) return texts.updated;
  return enabled ? texts.activated : texts.deactivated;
};

/** Ends the user's sessions. Returns false if the provider failed; the change of the user is already stored. */
const endSessions = async ({ administration }: AccountServices, id: string): Promise<boolean> => {
  const { users } = await administration.keycloak();
  return users.logout({ id }).then(
    () => true,
    () => false,
  );
};

export const requireUser = async ({ administration }: AccountServices, id: string): Promise<AccountUser> => {
  const user = await (await administration.keycloak()).users.findOne({ id: encodeURIComponent(id) });
  if (!isRecordOf(id, user) || !isPerson(user)) throw new HttpFailure(404, texts.unknownUser);
  return toAccountUser(user);
};

type Values = Partial<Record<'username' | 'email' | 'firstName' | 'lastName', string>>;

const fields = ['username', 'email', 'firstName', 'lastName'] as const;

/** Reads the fields that are texts, as they are stored. */
const readValues = (body: UserBody): Values =>
  Object.fromEntries(
    fields.flatMap((field) => (typeof body[field] === 'string' ? [[field, clean(field, body[field])] as const] : [])),
  );

/** User names and addresses of e-mail are only trimmed: one with invisible characters is wrong. */
const clean = (field: (typeof fields)[number], typed: string): string =>
  field === 'firstName' || field === 'lastName' ? cleanLine(typed) : typed.trim();

const requireValues = (values: Values): void => {
  for (const [field, value] of Object.entries(values)) {
    if (!value) throw new Refusal(`${texts.required}: ${field}`);
    if (value.length > maxAccountTextLength) throw new Refusal(texts.tooLong);
  }
  if (values.username !== undefined && !isUsername(values.username)) throw new Refusal(texts.invalidUsername);
  if (values.email !== undefined && !isEmail(values.email)) throw new Refusal(texts.invalidEmail);
};

const requirePassword = (password: string): void => {
  const problem = passwordProblem(password);
  if (problem) throw new Refusal(problem === 'WEAK' ? texts.weakPassword : texts.lookAlikePassword);
};

const recordedFields = [...fields, 'enabled'] as const;

const changesOf = (stored: AccountUser, values: Partial<AccountUser>, hasPassword: boolean): Activity[] => [
  ...recordedFields.flatMap((field) => {
    if (values[field] === undefined) return [];
    const [oldValue, newValue] = [stored[field], values[field]].map((one) => (one === null ? null : String(one)));
    return oldValue === newValue ? [] : [fieldActivity('user', stored.id, field, oldValue ?? null, newValue ?? null)];
  }),
  // The values of passwords are never stored.
  ...(hasPassword ? [fieldActivity('user', stored.id, 'password', null, null)] : []),
];
