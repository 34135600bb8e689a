/** A parsed HTTP response, one character per byte. */
export interface RawResponse {
  status: number;
  /** Status line and header lines. */
  head: string;
  body: string;
  /** False if the connection ended before the end of the response. */
  isWhole: boolean;
}

/** Parses the first response and its length; null if more bytes are needed. */
export const parseAnswer = (
  bytes: string,
  method: string,
  hasEnded: boolean,
): { answer: RawResponse; length: number } | null => {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return hasEnded && bytes !== '' ? broken(bytes, '') : null;
  const head = bytes.slice(0, headEnd);
  const status = statusOf(head);
  const rest = bytes.slice(headEnd + 4);
  const hasBody = status >= 200 && status !== 204 && status !== 304 && method !== 'HEAD';
  const body = hasBody ? parseBody(head, rest) : { text: '', length: 0 };
  if (!body) return hasEnded ? broken(head, rest) : null;
  return { answer: { status, head, body: body.text, isWhole: true }, length: headEnd + 4 + body.length };
};

/** The value of a header, empty if there is none. */
export const headerOf = ({ head }: Pick<RawResponse, 'head'>, name: string): string =>
  new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';

const broken = (head: string, body: string) => ({
  answer: { status: statusOf(head), head, body, isWhole: false },
  length: Infinity,
});

const statusOf = (head: string): number => Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);

/**
 * Returns the body and its length; null if the body is incomplete. An event stream counts as complete after its head.
 */
const parseBody = (head: string, rest: string): { text: string; length: number } | null => {
  if (/^content-type: text\/event-stream/im.test(head)) return { text: rest, length: rest.length };
  if (/^transfer-encoding: chunked/im.test(head)) return parseChunks(rest);
  const length = Number(headerOf({ head }, 'content-length') || NaN);
  return rest.length >= length ? { text: rest.slice(0, length), length } : null;
};

const parseChunks = (rest: string): { text: string; length: number } | null => {
  let text = '';
  let at = 0;
  for (;;) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(rest.slice(at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (!(next <= rest.length)) return null;
    if (size === 0) return { text, length: next };
    text += rest.slice(lineEnd + 2, next - 2);
    at = next;
  }
};
