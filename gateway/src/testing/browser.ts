/** An HTTP client that keeps cookies and sends request headers as a browser does. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** The attributes of each cookie. */
  readonly attributes = new Map<string, string>();
  readonly #url: string;
  readonly #origin: string;

  constructor(url: string, origin: string) {
    this.#url = url;
    this.#origin = origin;
  }

  /** Follows a link or a redirect from another site, without the headers that the script of a page adds. */
  follow(path: string): Promise<Response> {
    return this.#send(path, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } });
  }

  /** Sends a request of the page's script. */
  call(path: string, init: RequestInit = {}): Promise<Response> {
    const isRead = (init.method ?? 'GET') === 'GET';
    const pageHeaders = {
      'x-struma': '1',
      'sec-fetch-site': 'same-origin',
      ...(isRead ? {} : { origin: this.#origin }),
    };
    return this.#send(path, { ...init, headers: { ...pageHeaders, ...Object.fromEntries(new Headers(init.headers)) } });
  }

  /** Sends only the headers of `init` and the cookies. */
  bare(path: string, init: RequestInit = {}): Promise<Response> {
    return this.#send(path, init);
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(this.#url + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line);
    return response;
  }

  #storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
    this.attributes.set(name, attributes.join('; '));
  }
}
