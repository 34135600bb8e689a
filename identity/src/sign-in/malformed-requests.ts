import type { IncomingMessage } from 'node:http';
import { hasInvalidEncodedText } from '@struma/shared/valid-text.ts';

/**
 * Thrown if the URL is invalid or too long, or the request contains bytes that no browser sends. The response is 400.
 */
export class MalformedRequest extends Error {
  constructor() {
    super('The URL is invalid or too long, or the request contains invalid bytes.');
    this.name = 'MalformedRequest';
  }
}

/** An authorization request has about 700 characters. It must not be large, because it is stored during the sign-in. */
const maxUrlLength = 4096;

/** Returns the address of a request, or undefined if it is invalid or too long. */
export const readAddress = ({ url = '/' }: IncomingMessage, publicUrl: string): URL | undefined =>
  url.startsWith('/') && url.length <= maxUrlLength && !hasInvalidEncodedText(url) && URL.canParse(url, publicUrl)
    ? new URL(url, publicUrl)
    : undefined;
