import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** Requests a path and reads the whole response; throws on an error status. */
export type SendRequest = (path: string, headers?: Readonly<Record<string, string>>) => Promise<IncomingMessage>;

export const createSender = (url: string, always: Readonly<Record<string, string>>): SendRequest & { stop(): void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send: SendRequest = async (path, headers = {}) => {
    const all = { ...always, 'accept-encoding': 'gzip', ...headers };
    const [response] = (await once(get(url + path, { agent, headers: all }), 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
    const { statusCode = 0 } = response;
    if (statusCode === 0 || statusCode >= 400) throw new Error(`${path}: ${statusCode}`);
    return response;
  };
  return Object.assign(send, { stop: () => agent.destroy() });
};
