import { transcode } from 'node:buffer';

/**
 * Encodes JSON as UTF-8 once: the content length and the socket need the bytes. For Cyrillic texts, the conversion
 * through UTF-16 takes half the time of a direct one. `transcode` fails on an unpaired surrogate, but JSON.stringify
 * escapes unpaired surrogates.
 */
export const encodeJson = (json: string): Buffer => transcode(Buffer.from(json, 'utf16le'), 'utf16le', 'utf8');
