import { readBytes } from '../../kernel/rest/read-bytes.ts';
import { errorResponse } from '../responses.ts';
import type { SessionRoute } from '../responses.ts';
import type { Revocation, RevocationList } from './revocations.ts';
import type { SessionLog } from '../log.ts';
import { ProviderDown } from '../tokens/provider.ts';
import { sessionTexts } from '../session.texts.ts';

type BackchannelDeps = {
  readLogoutToken: (token: string) => Promise<Revocation | null>;
  revocations: RevocationList;
  log: SessionLog;
};

/**
 * Handles the back-channel logout of the identity provider: one session has ended, or, in a token without `sid`, all
 * sessions of a user.
 */
export const createBackchannelLogout =
  ({ readLogoutToken, revocations, log }: BackchannelDeps): SessionRoute =>
  async (request) => {
    const body = await readBytes(request, maxBodyBytes);
    // The rest of the body stays unread, so the connection cannot be used again.
    if (!body)
      return { ...errorResponse(413, 'BAD_REQUEST', sessionTexts.badLogoutToken), headers: { connection: 'close' } };
    const form = new URLSearchParams(body.toString());
    try {
      const revocation = await readLogoutToken(form.get('logout_token') ?? '');
      if (!revocation) return errorResponse(400, 'BAD_REQUEST', sessionTexts.badLogoutToken);
      await revocations.add(revocation);
      log.info('Back-channel logout');
      return { status: 200, json: {} };
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      return errorResponse(503, 'UPSTREAM_FAILED', sessionTexts.providerDown);
    }
  };

const maxBodyBytes = 64 * 1024;
