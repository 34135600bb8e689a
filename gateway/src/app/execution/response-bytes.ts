import { transcode } from 'node:buffer';

/**
 * Encodes JSON as UTF-8 once, for length and socket. With Cyrillic, the conversion through UTF-16 takes half the time.
 * It would refuse half a surrogate pair, which JSON writers escape.
 */
export const encodeJson = (json: string): Buffer => transcode(Buffer.from(json, 'utf16le'), 'utf16le', 'utf8');
