import { createRest, type Rest, type RestCalls, type RestSettings } from '../kernel/rest/rest.ts';
import { startStubService, type StubService } from './rest-service.ts';

export const traceId = '0123456789abcdef0123456789abcdef';

/** A stub REST service and the clients that one test creates for it. */
export interface RestHarness {
  service: StubService;
  /** Creates a client that retries without a delay. */
  create(settings?: Partial<RestSettings>): Rest;
  /** Creates a client with the token of an operator. */
  calls(settings?: Partial<RestSettings>): RestCalls;
  stop(): Promise<void>;
}

export const startRestHarness = async (): Promise<RestHarness> => {
  const service = await startStubService();
  const created: Rest[] = [];
  const create = (settings: Partial<RestSettings> = {}): Rest => {
    const limits = { connectTimeoutMs: 2000, readTimeoutMs: 5000, fileTimeoutMs: 5000, responseLimitBytes: 100_000 };
    const rest = createRest({ restUrl: service.url, ...limits, retryDelayMs: 0, ...settings });
    created.push(rest);
    return rest;
  };
  return {
    service,
    create,
    calls: (settings) => create(settings).as({ subject: 'operator', bearer: 'token' }, traceId),
    stop: async () => {
      for (const rest of created) rest.stop();
      await service.stop();
    },
  };
};
