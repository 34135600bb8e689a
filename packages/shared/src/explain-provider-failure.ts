/** Explains in English why the identity provider cannot be used, for the log and the terminal. */
export const explainProviderFailure = (error: unknown): string => {
  const causes = causesOf(error);
  const code = causes.map(readCode).find((found) => found !== undefined && explanations.has(found));
  if (code !== undefined) return `${explanations.get(code)} (${code})`;
  const status = causes.map(readStatus).find((found) => found !== undefined);
  if (status === 404) return 'the address answers 404: the realm in OIDC_ISSUER does not exist';
  if (status !== undefined) return `the provider answers with status ${status}`;
  const names = causes.map(readName);
  if (names.includes('TimeoutError') || names.includes('AbortError')) return 'the provider did not answer in time';
  const first = causes.map(readCode).find((found) => found !== undefined);
  return [names[0] ?? 'unknown', first].filter((part) => part !== undefined).join(' ');
};

const untrusted =
  'the certificate of the provider is not trusted: set NODE_EXTRA_CA_CERTS to the file of your certificate authority';

const explanations: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'the connection was refused: no program listens at this address'],
  ['ECONNRESET', 'the connection was closed'],
  ['EHOSTUNREACH', 'the host cannot be reached'],
  ['ENETUNREACH', 'the network cannot be reached'],
  ['ENOTFOUND', 'the host name is unknown'],
  ['EAI_AGAIN', 'the host name could not be resolved'],
  ['ETIMEDOUT', 'the connection timed out'],
  ['UND_ERR_CONNECT_TIMEOUT', 'the connection timed out'],
  ['CERT_HAS_EXPIRED', 'the certificate of the provider has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate of the provider is for another host name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', untrusted],
  ['SELF_SIGNED_CERT_IN_CHAIN', untrusted],
  ['UNABLE_TO_GET_ISSUER_CERT', untrusted],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', untrusted],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', untrusted],
  ['OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED', 'the provider names another issuer than OIDC_ISSUER'],
]);

/** An error, its causes and the errors of an AggregateError. */
const causesOf = (error: unknown, depth = 0): unknown[] => {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const { cause, errors } = error as { cause?: unknown; errors?: unknown };
  const inner = [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  return [error, ...inner.flatMap((one) => causesOf(one, depth + 1))];
};

const readCode = (error: unknown): string | undefined => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
};

const readName = (error: unknown): string => {
  const { name } = error as { name?: unknown };
  return typeof name === 'string' ? name : 'unknown';
};

const readStatus = (error: unknown): number | undefined => {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
};
