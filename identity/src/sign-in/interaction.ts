import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors } from 'oidc-provider';
import { changePasswordPage, loginPage, messagePage } from '../pages/sign-in-pages.ts';
import { signOutEverywherePath } from '../realm/realm.ts';
import type { IdentityServices } from '../server.ts';
import { endSession } from '../tokens/logout.ts';
import { findSession, findSessionsOf } from '../tokens/sessions.ts';
import { changePassword, findUserWithRequiredChange } from './change-password.ts';
import { checkPassword } from './check-password.ts';
import { readDevice, storeKnownDevice } from './known-device.ts';
import { readSignedOutAccount } from './signed-out-account.ts';
import { isFromOurPages, readForm } from './requests.ts';

type Interaction = Awaited<ReturnType<IdentityServices['provider']['interactionDetails']>>;

interface Exchange {
  identity: IdentityServices;
  request: IncomingMessage;
  response: ServerResponse;
  interaction: Interaction;
}

/** Serves the pages of a sign-in: the password, and the change of a temporary password. */
export const handleInteraction = async (
  identity: IdentityServices,
  uid: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method !== 'GET' && request.method !== 'POST') return void response.writeHead(405).end();
  const interaction = await findInteraction(identity, uid, request, response);
  if (!interaction) return handleExpiredForm(identity, request, response);
  const exchange = { identity, request, response, interaction };
  const pendingUser = interaction.result?.[pendingKey];
  if (typeof pendingUser === 'string') return handlePasswordChange(exchange, pendingUser);
  return handleLogin(exchange);
};

const pendingKey = 'passwordChangeOf';

const handleLogin = async (exchange: Exchange): Promise<void> => {
  const { identity, request, response, interaction } = exchange;
  const { realm, sendPage, log, provider, database } = identity;
  const signOutEverywhereUrl = await findSignOutEverywhereUrl(identity, request);
  const show = (status: number, username: string, error?: string): void =>
    sendPage(
      response,
      status,
      loginPage(realm.texts, { username, error, signOutEverywhereUrl }),
      formTarget(interaction),
    );
  if (request.method === 'GET') return show(200, loginHint(interaction));

  const form = await readForm(request);
  const username = form.get('username')?.trim().slice(0, 255) ?? '';
  const password = form.get('password') ?? '';
  if (!username || !password) return show(200, username, realm.texts.missingPasswordMessage);
  const check = await checkPassword(database, realm.settings, {
    name: username,
    password,
    device: readDevice(identity, request),
  });
  if (check.outcome !== 'accepted') {
    log.warn({ event: 'sign-in refused', outcome: check.outcome, ...reasonOf(check) });
    const { invalidUserMessage, accountDisabledMessage } = realm.texts;
    return show(200, username, check.outcome === 'disabled' ? accountDisabledMessage : invalidUserMessage);
  }
  if (!check.mustChangePassword) {
    log.info({ event: 'signed in', subject: check.userId });
    return finish(exchange, check.userId);
  }
  await provider.interactionResult(request, response, { [pendingKey]: check.userId });
  // Redirects to the same address by GET, so that a reload does not send the password again.
  return redirect(response, publicPath(request));
};

const findSignOutEverywhereUrl = async (
  identity: IdentityServices,
  request: IncomingMessage,
): Promise<string | undefined> => {
  const accountId = readSignedOutAccount(identity, request);
  if (accountId === undefined) return undefined;
  return (await findSessionsOf(identity.database, accountId)).length > 0 ? signOutEverywherePath : undefined;
};

const handlePasswordChange = async (exchange: Exchange, userId: string): Promise<void> => {
  const { identity, request, response, interaction } = exchange;
  const { realm, sendPage, log, database } = identity;
  const user = await findUserWithRequiredChange(database, userId);
  if (!user) return handleExpiredForm(identity, request, response);
  const show = (error?: string): void =>
    sendPage(
      response,
      200,
      changePasswordPage(realm.texts, { username: user.username, error }),
      formTarget(interaction),
    );
  if (request.method === 'GET') return show();

  const form = await readForm(request);
  const [password, repeated] = [form.get('password-new') ?? '', form.get('password-confirm') ?? ''];
  const error = await changePassword(database, realm, user, password, repeated);
  if (error) return show(error);
  log.info({ event: 'password changed and signed in', subject: userId });
  return finish(exchange, userId);
};

const finish = async ({ identity, request, response, interaction }: Exchange, accountId: string): Promise<void> => {
  await endSessionOfPreviousUser(identity, interaction, accountId);
  await storeKnownDevice(identity, request, response, accountId);
  // `remember: false` makes a cookie that ends with the browser. The lifetime of the session is stored in the database.
  const login = { accountId, remember: false, amr: ['pwd'] };
  await identity.provider.interactionFinished(request, response, { login });
};

/** Signing in as another user replaces the session of the previous user. */
const endSessionOfPreviousUser = async (
  identity: IdentityServices,
  interaction: Interaction,
  accountId: string,
): Promise<void> => {
  const before = interaction.session;
  if (!before?.uid || before.accountId === accountId) return;
  const session = await findSession(identity.database, before.uid);
  if (session) await endSession(identity, session);
  // Otherwise oidc-provider would require the session that has just ended.
  delete interaction.session;
  await interaction.persist();
};

const findInteraction = async (
  identity: IdentityServices,
  uid: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Interaction | undefined> => {
  if (!isFromOurPages(identity, request)) return undefined;
  try {
    const interaction = await identity.provider.interactionDetails(request, response);
    return interaction.uid === uid && interaction.prompt.name === 'login' ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

/**
 * Responds to a form that has expired, was sent twice or is not from our pages. If the user has signed in meanwhile,
 * redirects to the application; otherwise shows that the page has expired.
 */
const handleExpiredForm = async (
  { provider, realm, home, sendPage }: IdentityServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const session = await provider.Session.get(provider.createContext(request, response));
  if (session.accountId) return redirect(response, home);
  const { pageExpiredTitle: title, loginTimeout: message } = realm.texts;
  return sendPage(response, 400, messagePage(realm.texts, { title, message, home, isError: true }));
};

const redirect = (response: ServerResponse, location: string): void =>
  void response.writeHead(303, { location, 'cache-control': 'no-store', 'content-length': 0 }).end();

const publicPath = (request: IncomingMessage): string => (request.url ?? '/').replace(/\?.*$/s, '');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const loginHint = ({ params }: Interaction): string => textOf(params.login_hint).slice(0, 255);

const formTarget = ({ params }: Interaction): string => textOf(params.redirect_uri);

const reasonOf = (check: { userId?: string; reason?: string }) => ({ subject: check.userId, reason: check.reason });
