import { headerOf, type RawResponse } from './raw-response.ts';
import { RawConnection } from './raw-connection.ts';
import type { Target } from './route-groups.ts';
import { foreignMarks, newMark } from './marks.ts';

export interface InnocentClientOptions {
  address: string;
  publicUrl: string;
  /** Access token of the integrator's account. */
  bearer: string;
}

/** A client with a keep-alive connection. It checks that each response belongs to its request. */
export class InnocentClient {
  readonly #options: InnocentClientOptions;
  #connection: RawConnection | null = null;

  constructor(options: InnocentClientOptions) {
    this.#options = options;
  }

  /** Sends one request. Returns null if the response is correct, otherwise its problem. */
  async send(target: Target): Promise<string | null> {
    const mark = newMark('innocent');
    this.#connection ??= await RawConnection.open(this.#options.address);
    const connection = this.#connection;
    connection.write(this.#request(target, mark));
    const answer = await connection.next();
    const problem = this.#problemOf(target, mark, answer) ?? (connection.unread && 'unexpected bytes');
    return problem ? `${problem}: ${JSON.stringify(answer)} ${JSON.stringify(connection.unread)}` : null;
  }

  close(): void {
    this.#connection?.close();
  }

  #request(target: Target, mark: string): string {
    const { address, bearer } = this.#options;
    const head = `Host: ${new URL(address).host}\r\nX-Trace-Id: ${mark}\r\n`;
    if (target === 'page') return `GET /signals_oper/list?${mark} HTTP/1.1\r\n${head}\r\n`;
    if (target === 'identity') return `GET ${this.#silentSignIn(mark)} HTTP/1.1\r\n${head}\r\n`;
    const body = JSON.stringify({ query: '{ session { name } }' });
    const headers = `Content-Type: application/json\r\nAuthorization: Bearer ${bearer}\r\nContent-Length: ${body.length}\r\n`;
    return `POST /graphql HTTP/1.1\r\n${head}${headers}\r\n${body}`;
  }

  /** Starts a sign-in without a prompt: the provider redirects back without a form, with the same `state`. */
  #silentSignIn(state: string): string {
    const parameters = new URLSearchParams({
      client_id: 'struma-web',
      redirect_uri: `${this.#options.publicUrl}/auth/callback`,
      response_type: 'code',
      scope: 'openid',
      prompt: 'none',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      state,
    });
    return `/realms/struma/protocol/openid-connect/auth?${parameters.toString()}`;
  }

  #problemOf(target: Target, mark: string, answer: RawResponse | null): string | null {
    if (!answer?.isWhole) return 'an incomplete response';
    if (foreignMarks(answer.head + answer.body, mark).length > 0) return 'bytes of another client';
    if (headerOf(answer, 'x-trace-id') !== mark) return 'the answer to another request';
    return isExpected(target, mark, answer) ? null : 'not the expected answer';
  }
}

const isExpected = (target: Target, mark: string, answer: RawResponse): boolean => {
  if (target === 'page') return answer.status === 200 && answer.body.includes('</html>');
  if (target === 'rest') return answer.status === 200 && answer.body.startsWith('{"data":{"session":{"name":');
  return answer.status === 303 && headerOf(answer, 'location').includes(`state=${mark}`);
};
