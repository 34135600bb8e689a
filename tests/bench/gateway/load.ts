import { Pool } from 'undici';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** Figures of one run. */
export interface LoadResult {
  repetitions: number;
  wallMs: number;
  /** Milliseconds of each repetition. */
  times: number[];
}

export interface Load {
  /** The JSON of one response. */
  fetchJson(call: Call): Promise<unknown>;
  /** Sends the calls of a case this number of times. */
  run(calls: readonly Call[], repetitions: number): Promise<LoadResult>;
  stop(): Promise<void>;
}

/**
 * Eight workers repeat the calls with alternating tokens. A worker sends all calls at once and waits for all responses.
 */
export const openLoad = (url: string, tokens: readonly string[]): Load => {
  const pool = new Pool(url, { connections: workers * 3, pipelining: 1 });
  let sent = 0;
  const send = ({ method, path, body }: Call, authorization: string): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let status = 0;
      pool.dispatch(
        { path, method, body: body ?? null, headers: { authorization, accept, 'content-type': 'application/json' } },
        {
          onRequestStart: () => undefined,
          onResponseStart: (_controller, code) => void (status = code),
          onResponseData: (_controller, chunk) => void chunks.push(chunk),
          onResponseEnd: () => {
            const answer = Buffer.concat(chunks);
            if (status === 200 && !answer.includes('"errors":[')) resolve(answer);
            else reject(new Error(`${path} was answered ${status}: ${answer.toString().slice(0, 500)}`));
          },
          onResponseError: (_controller, error) => reject(error),
        },
      );
    });
  return {
    fetchJson: async (call) => JSON.parse((await send(call, `Bearer ${tokens[0]}`)).toString()) as unknown,
    async run(calls, repetitions) {
      const began = performance.now();
      const times: number[] = [];
      let remaining = repetitions;
      const work = async (): Promise<void> => {
        while (remaining > 0) {
          remaining -= 1;
          sent += 1;
          const authorization = `Bearer ${tokens[sent % tokens.length]}`;
          const start = performance.now();
          await Promise.all(calls.map((call) => send(call, authorization)));
          times.push(performance.now() - start);
        }
      };
      await Promise.all(Array.from({ length: workers }, work));
      return { repetitions: times.length, wallMs: performance.now() - began, times };
    },
    stop: () => pool.close(),
  };
};

const workers = 8;
const accept = 'application/graphql-response+json, application/json;q=0.9';
