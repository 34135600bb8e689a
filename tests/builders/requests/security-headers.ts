/** The result of `securityOf` for a response with all security headers and a trace id. */
export const secure = {
  sniffing: 'nosniff',
  frame: 'DENY',
  referrer: 'same-origin',
  opener: 'same-origin',
  resource: 'same-origin',
  policy: true,
  trace: true,
};

/** Returns the security headers of a response, and whether the policy and the trace id are valid. */
export const securityOf = ({ headers }: Response) => {
  const policy = headers.get('content-security-policy') ?? '';
  return {
    sniffing: headers.get('x-content-type-options'),
    frame: headers.get('x-frame-options'),
    referrer: headers.get('referrer-policy'),
    opener: headers.get('cross-origin-opener-policy'),
    resource: headers.get('cross-origin-resource-policy'),
    policy: /^(default-src 'none'|default-src 'self'|sandbox)/.test(policy) && !/unsafe-|https?:|\*/.test(policy),
    trace: /^[0-9a-f]{32}$/.test(headers.get('x-trace-id') ?? ''),
  };
};
