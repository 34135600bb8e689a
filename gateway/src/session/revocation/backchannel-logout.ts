import { readBytes } from '../../kernel/rest/read-bytes.ts';
import { refusal } from '../answer.ts';
import type { SessionRoute } from '../answer.ts';
import type { CutOff, CutOffList } from './revocations.ts';
import type { SessionLog } from '../log.ts';
import { ProviderDown } from '../tokens/provider.ts';
import { sessionTexts } from '../session.texts.ts';

type BackchannelTools = {
  readLogoutToken: (token: string) => Promise<CutOff | null>;
  cutOff: CutOffList;
  log: SessionLog;
};

/** The provider itself says that a session is over. */
export const createBackchannelLogout =
  ({ readLogoutToken, cutOff, log }: BackchannelTools): SessionRoute =>
  async (request) => {
    const body = await readBytes(request, largestBody);
    // The rest of the body is not read: the connection cannot serve another request.
    if (!body) return { ...refusal(413, 'BAD_REQUEST', sessionTexts.badLogoutToken), headers: { connection: 'close' } };
    const form = new URLSearchParams(body.toString());
    try {
      const ended = await readLogoutToken(form.get('logout_token') ?? '');
      if (!ended) return refusal(400, 'BAD_REQUEST', sessionTexts.badLogoutToken);
      await cutOff.add(ended);
      log.info('The identity provider ended a session');
      return { status: 200, json: {} };
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      return refusal(503, 'UPSTREAM_FAILED', sessionTexts.providerDown);
    }
  };

const largestBody = 64 * 1024;
