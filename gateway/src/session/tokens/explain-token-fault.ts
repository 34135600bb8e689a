import { decodeJwt } from 'jose';
import { maxTokenLength } from './access-token.ts';
import type { TokenFault } from './access-token.ts';

interface Expected {
  issuer: string;
  audience: string;
}

/** Explains for the log why an access token of the provider is refused, without personal data. */
export const explainTokenFault = (
  fault: TokenFault | 'EXPIRED',
  token: string,
  { issuer, audience }: Expected,
): string => {
  switch (fault) {
    case 'TOO_LARGE':
      return `The access token has ${token.length} characters, the limit is ${maxTokenLength}: give fewer roles`;
    case 'AUDIENCE':
      return `The access token lacks the audience ${audience}: add the audience mapper to the client`;
    case 'ISSUER':
      return `The access token is of the issuer ${issuerOf(token)}, but OIDC_ISSUER is ${issuer}`;
    case 'SIGNATURE':
      return 'The signature of the access token is wrong, or its algorithm is not RS256';
    case 'CLAIMS':
      return 'The access token lacks a claim, or it is not an access token';
    case 'MALFORMED':
      return 'The access token is not a JWT';
    case 'EXPIRED':
      return 'The access token has expired on arrival: the clocks of gateway and provider differ';
  }
};

const issuerOf = (token: string): string => {
  const { iss } = decodeJwt(token);
  return iss ?? 'none';
};
