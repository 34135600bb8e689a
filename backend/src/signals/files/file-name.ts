const maxNameLength = 200;
/** Less than the limit of Linux, 255 bytes for a name. */
const maxArchiveNameBytes = 200;

/** Returns a safe file name: no folder, no control characters, no characters that change the text direction. */
export const cleanFileName = (name: string): string => {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '').trim();
  const safe = plain === '' || /^\.+$/.test(plain) ? 'file' : plain;
  return shorten(safe);
};

/** Makes the names fit for an archive: unique, short, and without the characters that Windows rejects in a file name. */
export const toArchiveNames = (names: readonly string[]): string[] => {
  const usedNames = new Set<string>();
  // The last number of each name: counting from 2 for every file would take seconds for a thousand equal names.
  const lastNumbers = new Map<string, number>();
  return names.map((name) => {
    const { stem, extension } = split(cleanFileName(name).replaceAll(/[<>:"|?*]/g, '_'));
    const plain = shortenBytes(stem, extension);
    let candidate = plain;
    let number = lastNumbers.get(plain.toLowerCase()) ?? 1;
    while (usedNames.has(candidate.toLowerCase())) candidate = shortenBytes(stem, ` (${++number})${extension}`);
    lastNumbers.set(plain.toLowerCase(), number);
    usedNames.add(candidate.toLowerCase());
    return candidate;
  });
};

const shorten = (name: string): string => {
  const { stem, extension } = split(name);
  return stem.slice(0, maxNameLength - extension.length).toWellFormed() + extension;
};

/** Shortens the stem until stem and suffix fit into an archive. No character is cut in two. */
const shortenBytes = (stem: string, suffix: string): string => {
  const { read } = new TextEncoder().encodeInto(stem, new Uint8Array(maxArchiveNameBytes - Buffer.byteLength(suffix)));
  return stem.slice(0, read) + suffix;
};

const split = (name: string): { stem: string; extension: string } => {
  const dot = name.lastIndexOf('.');
  const isExtension = dot > 0 && name.length - dot <= 16;
  return isExtension ? { stem: name.slice(0, dot), extension: name.slice(dot) } : { stem: name, extension: '' };
};
