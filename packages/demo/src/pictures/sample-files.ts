import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { PNG } from 'pngjs';
import type { Canvas } from './canvas.ts';
import { documentTexts } from '../data/document-texts.data.ts';
import { drawDocument, drawPicture } from './pictures.ts';
import { createScanPdf } from './scan-pdf.ts';
import type { FileKind } from '../data/topic.ts';
import { splitWords } from '../data/split-text.ts';

/** Target of the files; the attachment store of the service implements it. */
export interface FileStore {
  receive(bytes: Readable): Promise<{ sha256: string; size: number; keep(): Promise<void> }>;
}

/** A stored sample file, which several signals share. */
export interface StoredFile {
  kind: FileKind;
  contentType: string;
  sha256: string;
  size: number;
  names: readonly string[];
}

const pictureCounts = { LEAK: 5, METER: 4, GLASS: 2, MANHOLE: 3, BASEMENT: 2, GAUGE: 2 } as const;

/** Draws about 24 files and stores each once. */
export const storeSampleFiles = async (store: FileStore): Promise<StoredFile[]> => {
  const files: StoredFile[] = [];
  for (const { kind, contentType, bytes } of drawFiles()) {
    const file = await store.receive(Readable.from([bytes]));
    await file.keep();
    // Yields to the event loop, because rows are sent to PostgreSQL meanwhile.
    await setImmediate();
    files.push({ kind, contentType, sha256: file.sha256, size: file.size, names: namesOf[kind] });
  }
  return files;
};

function* drawFiles(): Generator<{ kind: FileKind; contentType: string; bytes: Buffer }> {
  for (const kind of ['LEAK', 'METER', 'GLASS', 'MANHOLE', 'BASEMENT', 'GAUGE'] as const) {
    for (let number = 1; number <= pictureCounts[kind]; number += 1) {
      yield { kind, contentType: 'image/png', bytes: encodePng(drawPicture(kind, number)) };
    }
  }
  for (const [index, { kind, lines }] of documentTexts.entries()) {
    yield { kind, contentType: 'application/pdf', bytes: createScanPdf(drawDocument(lines, index)) };
  }
}

const encodePng = ({ width, height, bytes }: Canvas): Buffer => {
  const picture = new PNG({ width, height });
  picture.data = Buffer.from(bytes);
  return PNG.sync.write(picture, {
    inputHasAlpha: false,
    inputColorType: 2,
    colorType: 2,
    deflateLevel: 1,
    filterType: 1,
  });
};

const namesOf: Record<FileKind, readonly string[]> = {
  LEAK: splitWords(
    'теч пред входа.png, снимка на теча.png, IMG_20431.png, улицата сутринта.png, Снимка 1.png, локва до бордюра.png',
  ),
  METER: splitWords('водомер баня.png, снимка на водомера.png, показание.png, IMG_11875.png, Водомер № 2.png'),
  GLASS: splitWords('чаша вода.png, мътна вода.png, утайка.png, IMG_30112.png'),
  MANHOLE: splitWords('шахта без капак.png, опасна шахта.png, IMG_20877.png'),
  BASEMENT: splitWords('мазето.png, наводнено мазе – снимка.png, IMG_15530.png'),
  GAUGE: splitWords('манометър.png, налягане вечерта.png'),
  BILL: splitWords('фактура.pdf, Фактура № 0043218077.pdf, платежно нареждане.pdf, сметка за вода.pdf'),
  LETTER: splitWords('протокол.pdf, Протокол от оглед.pdf, заявление.pdf, документ – сканиран.pdf'),
};
