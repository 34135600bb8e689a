/** An HTTP client that keeps cookies by path, as a browser does. Returns redirects without following them. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>();
  readonly #innerUrl: string;
  readonly #publicUrl: string;

  constructor(innerUrl: string, publicUrl: string) {
    this.#innerUrl = innerUrl;
    this.#publicUrl = publicUrl;
  }

  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.#publicUrl);
    const headers = new Headers(init.headers);
    headers.set('cookie', this.#cookieHeader(url.pathname));
    headers.set('accept', 'text/html');
    const response = await fetch(`${this.#innerUrl}${url.pathname}${url.search}`, {
      ...init,
      headers,
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) this.#storeCookie(cookie);
    return response;
  }

  submit(address: string, fields: Record<string, string>): Promise<Response> {
    return this.open(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: new URL(this.#publicUrl).origin },
    });
  }

  copy(): Browser {
    const twin = new Browser(this.#innerUrl, this.#publicUrl);
    for (const [name, cookie] of this.cookies) twin.cookies.set(name, cookie);
    return twin;
  }

  #cookieHeader(path: string): string {
    return [...this.cookies]
      .filter(([, cookie]) => path === cookie.path || path.startsWith(`${cookie.path.replace(/\/$/, '')}/`))
      .map(([key, { value }]) => `${key.slice(key.indexOf(' ') + 1)}=${value}`)
      .join('; ');
  }

  #storeCookie(header: string): void {
    const [pair = '', ...attributes] = header.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const isExpired = attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute));
    if (isExpired || !value) this.cookies.delete(`${path} ${name}`);
    else this.cookies.set(`${path} ${name}`, { value, path });
  }
}
