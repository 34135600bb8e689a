import { decodeJwt } from 'jose';
import * as openid from 'openid-client';
import { errorResponse } from './responses.ts';
import type { SessionRoute } from './responses.ts';
import { expiredCookie, readCookies } from './cookie/cookies.ts';
import type { CookieNames } from './cookie/cookies.ts';
import type { RevocationList } from './revocation/revocations.ts';
import type { SessionLog } from './log.ts';
import type { Provider } from './tokens/provider.ts';
import { isSameOriginRequest } from './same-origin.ts';
import type { RefusedSignIn } from './sign-in/refused-sign-in.ts';
import type { SessionCookie, Tokens } from './cookie/session-cookie.ts';
import { sessionTexts } from './session.texts.ts';

type LogoutDeps = {
  publicUrl: URL;
  names: CookieNames;
  provider: Provider;
  sessionCookie: SessionCookie;
  refused: RefusedSignIn;
  revocations: RevocationList;
  log: SessionLog;
};

/** Ends the session in the gateway and returns the logout URL of the identity provider. */
export const createLogout =
  (deps: LogoutDeps): SessionRoute =>
  async (request) => {
    const { publicUrl, names, sessionCookie, refused, revocations } = deps;
    if (!isSameOriginRequest(request, publicUrl.origin))
      return errorResponse(403, 'FORBIDDEN', sessionTexts.foreignRequest);
    const cookies = readCookies(request.headers.cookie);
    const tokens = (await sessionCookie.read(cookies)) ?? null;
    const idToken = tokens?.id || (await refused.read(cookies));
    const session = tokens && sessionOf(tokens);
    if (session) await revocations.add({ session });
    return {
      status: 200,
      json: { redirect: await toLogoutUrl(deps, idToken) },
      cookies: [...sessionCookie.clear(cookies), ...refused.clear(cookies), expiredCookie(names.rounds)],
    };
  };

const toLogoutUrl = async ({ provider, publicUrl, log }: LogoutDeps, idToken: string | undefined): Promise<string> => {
  try {
    return openid.buildEndSessionUrl(await provider.configuration(), {
      post_logout_redirect_uri: new URL('/', publicUrl).href,
      ...(idToken ? { id_token_hint: idToken } : {}),
    }).href;
  } catch {
    log.warn('Logout URL of the identity provider is unknown');
    return '/authentication';
  }
};

const sessionOf = ({ access }: Tokens): string | null => {
  const { sid } = decodeJwt(access);
  return typeof sid === 'string' ? sid : null;
};
