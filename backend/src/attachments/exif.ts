/**
 * Removes the position from Exif data, which is a TIFF structure after the prefix `Exif`: deletes the GPS entry and
 * overwrites its data with zeros. The length stays equal. Returns null if the data is malformed.
 */
export const removeGps = (exif: Buffer): Buffer | null => {
  const bytes = Buffer.from(exif);
  try {
    const reader = readerOf(bytes);
    if (!reader) return null;
    let directory = reader.long(4);
    for (let count = 0; directory !== 0; count += 1) {
      if (count === maxDirectories) return null;
      directory = cleanDirectory(bytes, reader, directory);
    }
    return bytes;
  } catch (error) {
    if (error instanceof MalformedExif) return null;
    throw error;
  }
};

/** Thrown if an offset points outside of the data. */
class MalformedExif extends Error {}

interface Reader {
  short(at: number): number;
  long(at: number): number;
  writeShort(value: number, at: number): void;
}

const readerOf = (bytes: Buffer): Reader | null => {
  const order = bytes.toString('latin1', 0, 2);
  const isLittle = order === 'II';
  if (!isLittle && order !== 'MM') return null;
  const within = (at: number, length: number): number => {
    if (at + length > bytes.length) throw new MalformedExif();
    return at;
  };
  const reader: Reader = {
    short: (at) => (isLittle ? bytes.readUInt16LE(within(at, 2)) : bytes.readUInt16BE(within(at, 2))),
    long: (at) => (isLittle ? bytes.readUInt32LE(within(at, 4)) : bytes.readUInt32BE(within(at, 4))),
    writeShort: (value, at) => void (isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)),
  };
  return reader.short(2) === magic ? reader : null;
};

const magic = 42;
const maxDirectories = 8;
const entryLength = 12;
const gpsPointer = 0x8825;

/** Deletes the GPS entry of a directory. Returns the offset of the next directory; 0: none. */
const cleanDirectory = (bytes: Buffer, reader: Reader, at: number): number => {
  const start = at + 2;
  for (let remaining = reader.short(at), entry = start; remaining > 0; remaining -= 1) {
    if (reader.short(entry) !== gpsPointer) {
      entry += entryLength;
      continue;
    }
    const count = reader.short(at);
    const end = start + count * entryLength + 4;
    if (end > bytes.length) throw new MalformedExif();
    wipe(bytes, reader, reader.long(entry + 8));
    // Moves the following entries and the offset of the next directory into the place of the deleted entry.
    bytes.copyWithin(entry, entry + entryLength, end);
    bytes.fill(0, end - entryLength, end);
    reader.writeShort(count - 1, at);
  }
  return reader.long(start + reader.short(at) * entryLength);
};

/** Sizes in bytes of the value types, by type number. */
const typeLengths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

const wipe = (bytes: Buffer, reader: Reader, at: number): void => {
  const count = reader.short(at);
  for (let entry = at + 2; entry < at + 2 + count * entryLength; entry += entryLength) {
    const length = (typeLengths[reader.short(entry + 2)] ?? 0) * reader.long(entry + 4);
    if (length > 4) fillWith0(bytes, reader.long(entry + 8), length);
  }
  fillWith0(bytes, at, 2 + count * entryLength + 4);
};

const fillWith0 = (bytes: Buffer, at: number, length: number): void => {
  bytes.fill(0, Math.min(at, bytes.length), Math.min(at + length, bytes.length));
};
