import { decodeJwt } from 'jose';
import * as openid from 'openid-client';
import { refusal } from './answer.ts';
import type { SessionRoute } from './answer.ts';
import { expiredCookie, readCookies } from './cookie/cookies.ts';
import type { CookieNames } from './cookie/cookies.ts';
import type { CutOffList } from './revocation/revocations.ts';
import type { SessionLog } from './log.ts';
import type { Provider } from './tokens/provider.ts';
import { isOwnRequest } from './request-shape.ts';
import type { RefusedSignIn } from './sign-in/refused-sign-in.ts';
import type { SessionCookie, Tokens } from './cookie/session-cookie.ts';
import { sessionTexts } from './session.texts.ts';

type LogoutTools = {
  publicUrl: URL;
  names: CookieNames;
  provider: Provider;
  sessionCookie: SessionCookie;
  refused: RefusedSignIn;
  cutOff: CutOffList;
  log: SessionLog;
};

/** Forgets the session here, and says where to go to end it at the provider. */
export const createLogout =
  (tools: LogoutTools): SessionRoute =>
  async (request) => {
    const { publicUrl, names, sessionCookie, refused, cutOff } = tools;
    if (!isOwnRequest(request, publicUrl.origin)) return refusal(403, 'FORBIDDEN', sessionTexts.foreignRequest);
    const cookies = readCookies(request.headers.cookie);
    const tokens = (await sessionCookie.read(cookies)) ?? null;
    const idToken = tokens?.id || (await refused.read(cookies));
    const session = tokens && sessionOf(tokens);
    if (session) await cutOff.add({ session });
    return {
      status: 200,
      json: { redirect: await endAddress(tools, idToken) },
      cookies: [...sessionCookie.clear(cookies), ...refused.clear(cookies), expiredCookie(names.rounds)],
    };
  };

const endAddress = async ({ provider, publicUrl, log }: LogoutTools, idToken: string | undefined): Promise<string> => {
  try {
    return openid.buildEndSessionUrl(await provider.configuration(), {
      post_logout_redirect_uri: new URL('/', publicUrl).href,
      ...(idToken ? { id_token_hint: idToken } : {}),
    }).href;
  } catch {
    log.warn('The identity provider cannot be told of a sign-out');
    return '/authentication';
  }
};

const sessionOf = ({ access }: Tokens): string | null => {
  const { sid } = decodeJwt(access);
  return typeof sid === 'string' ? sid : null;
};
