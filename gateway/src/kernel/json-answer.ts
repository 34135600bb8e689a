/** What a route says; the router turns it into an HTTP answer. */
export interface JsonAnswer {
  status: number;
  headers?: Record<string, string>;
  cookies?: readonly string[];
  json?: unknown;
}
