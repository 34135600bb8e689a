const bytes = new Map<string, number>();
const decoder = new TextDecoder('windows-1251');
for (let byte = 0; byte < 256; byte += 1) bytes.set(decoder.decode(Uint8Array.of(byte)), byte);

/** Encodes a text as Windows-1251. Throws for a character that the encoding lacks. */
export const encodeWindows1251 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (character) => {
      const byte = bytes.get(character);
      if (byte === undefined) throw new Error(`Windows-1251 has no ${character}.`);
      return byte;
    }),
  );
