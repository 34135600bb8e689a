import { hash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { PMTiles, TileType, type Source } from 'pmtiles';
import { vectorType, type BaseMapSource } from './base-map-source.ts';

/** Creates a base map from a local PMTiles file, for example an extract in the Protomaps schema. */
export const createFileBaseMap = (file: string): BaseMapSource => {
  const archive = new PMTiles(new FileSource(file));
  return {
    async facts() {
      const { tileType, minZoom, maxZoom } = await archive.getHeader();
      const metadata = (await archive.getMetadata()) as { attribution?: unknown } | undefined;
      const attribution = typeof metadata?.attribution === 'string' ? metadata.attribution : '';
      return { kind: tileType === TileType.Mvt ? 'VECTOR' : 'RASTER', minZoom, maxZoom, tileSize: 256, attribution };
    },
    async tile({ zoom, x, y }) {
      const [header, found] = await Promise.all([archive.getHeader(), archive.getZxy(zoom, x, y)]);
      if (!found) return null;
      const bytes = new Uint8Array(found.data);
      return { bytes, checksum: hash('sha1', bytes), contentType: typeOf(header.tileType), isZipped: false };
    },
  };
};

const typeOf = (type: TileType): string => {
  if (type === TileType.Png) return 'image/png';
  if (type === TileType.Jpeg) return 'image/jpeg';
  if (type === TileType.Webp) return 'image/webp';
  return vectorType;
};

class FileSource implements Source {
  private readonly path: string;
  private file: Promise<FileHandle> | null = null;

  constructor(path: string) {
    this.path = path;
  }

  getKey(): string {
    return this.path;
  }

  async getBytes(offset: number, length: number): Promise<{ data: ArrayBuffer }> {
    this.file ??= open(this.path, 'r');
    // After a failure the next request opens the file again, because the file may be added later.
    this.file.catch(() => (this.file = null));
    const buffer = new ArrayBuffer(length);
    const { bytesRead } = await (await this.file).read(new Uint8Array(buffer), 0, length, offset);
    return { data: bytesRead < length ? buffer.slice(0, bytesRead) : buffer };
  }
}
