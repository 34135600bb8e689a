/** An HTTP client with the behaviour of a browser: keeps cookies, follows redirects, fills in the sign-in form. */
export class BrowserClient {
  readonly #cookies: Map<string, string>;
  readonly #address: string;

  constructor(address: string, cookies: ReadonlyMap<string, string> = new Map()) {
    this.#address = address;
    this.#cookies = new Map(cookies);
  }

  /** Signs in through the identity provider's form. Returns the final URL. */
  async signIn(username: string, password: string, returnTo = '/'): Promise<string> {
    const form = await this.follow(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
    const last = await this.#submit(form, { username, password });
    await last.text();
    return last.url;
  }

  /** Signs in with a temporary password and sets a new one. */
  async signInFirst(username: string, temporary: string, password: string): Promise<string> {
    const form = await this.follow('/auth/login');
    const change = await this.#submit(form, { username, password: temporary });
    const last = await this.#submit(change, { 'password-new': password, 'password-confirm': password });
    await last.text();
    return last.url;
  }

  /** Sends one request with the current cookies; does not follow redirects. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size)
      headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(path, this.#address), { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Sends a request and follows redirects. `url` of the response is the final URL. */
  async follow(path: string, init: RequestInit = {}): Promise<Response> {
    let target = new URL(path, this.#address).href;
    let response = await this.fetch(target, init);
    for (let hops = 0; hops < 12 && response.status >= 300 && response.status < 400; hops += 1) {
      target = new URL(response.headers.get('location') ?? '', target).href;
      response = await this.fetch(target);
    }
    Object.defineProperty(response, 'url', { value: target });
    return response;
  }

  /** Sends a GraphQL request as the web client does. */
  async graphql<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<{
    status: number;
    data?: Data | null;
    errors?: { message: string; path?: string[]; extensions: { code: string } }[];
  }> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-struma': '1', origin: this.#address },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, ...((await response.json()) as object) };
  }

  /** Names and values of the current cookies. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** Sends a page's form with these fields; throws if the page has no field of such a name. */
  async #submit(form: Response, fields: Record<string, string>): Promise<Response> {
    const page = await form.text();
    for (const name of Object.keys(fields))
      if (!page.includes(`name="${name}"`)) throw new Error(`No field ${name} at ${form.url}`);
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? form.url;
    return this.follow(new URL(action, form.url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(form.url).origin },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Adds a cookie that no response has set. */
  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator).trim();
    const value = pair.slice(separator + 1).trim();
    const isExpired = attributes.some(
      (attribute) => /^\s*max-age=0/i.test(attribute) || /expires=thu, 01 jan 1970/i.test(attribute),
    );
    if (isExpired || value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** Requests a token of the demo service account, as an integrator does. */
export const integratorToken = (address: string): Promise<string> =>
  serviceToken(address, 'integrator-demo', 'demo-integrator-secret');

export const serviceToken = async (address: string, client: string, secret = ''): Promise<string> => {
  const response = await fetch(`${address}/realms/struma/protocol/openid-connect/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
};
