import { PartFailure } from './refusal.ts';
import { externalHostTexts } from './external-http.texts.ts';

/** The complete response of an external host. */
export interface ExternalResponse {
  status: number;
  contentType: string;
  body: Buffer;
}

/** HTTP client for external hosts: only hosts on the allow-list, no redirects, with limits of time and size. */
export interface ExternalHttp {
  get(url: URL, options?: { accept?: string; signal?: AbortSignal }): Promise<ExternalResponse>;
  /** True for an HTTP or HTTPS address without credentials whose host is on the allow-list. */
  isAllowed(url: URL): boolean;
}

export interface ExternalHttpOptions {
  /** Hosts, with the port if it is not the default: `maps.example.bg`, `10.0.0.7:8081`. */
  hosts: Iterable<string>;
  timeoutMilliseconds?: number;
  responseLimitBytes?: number;
  /** The User-Agent header; public services require it. */
  userAgent?: string;
}

/**
 * Thrown if an external host is not on the list or did not respond in time, or if its response was too long or not the
 * expected one. The REST service responds with 502.
 */
export class ExternalHostFailure extends PartFailure {
  constructor(reason: string) {
    super(502, externalHostTexts.failed, 'outside');
    this.name = 'ExternalHostFailure';
    this.cause = reason;
  }
}

/**
 * Creates the client. Defaults: 5 seconds and one megabyte per response. Failures are thrown as ExternalHostFailure.
 */
export const createExternalHttp = (options: ExternalHttpOptions): ExternalHttp => {
  const { timeoutMilliseconds = 5_000, responseLimitBytes = 1024 * 1024, userAgent = 'struma/1' } = options;
  const hosts = new Set([...options.hosts].map((host) => host.toLowerCase()));
  const isAllowed = (url: URL): boolean =>
    (url.protocol === 'http:' || url.protocol === 'https:') && !url.username && !url.password && hosts.has(url.host);
  return {
    isAllowed,
    async get(url, { accept = '*/*', signal } = {}) {
      if (!isAllowed(url)) throw new ExternalHostFailure(`The host ${url.host} is not on the list.`);
      const deadline = AbortSignal.timeout(timeoutMilliseconds);
      try {
        const response = await fetch(url, {
          headers: { accept, 'user-agent': userAgent },
          redirect: 'error',
          signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        });
        const body = await readUpTo(responseLimitBytes, response);
        return { status: response.status, contentType: response.headers.get('content-type') ?? '', body };
      } catch (error) {
        if (error instanceof ExternalHostFailure) throw error;
        throw new ExternalHostFailure(error instanceof Error ? error.message : String(error));
      }
    },
  };
};

const readUpTo = async (limit: number, response: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new ExternalHostFailure(`The response is longer than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
};
