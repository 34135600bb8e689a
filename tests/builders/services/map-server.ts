import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { MapServerProgram } from './map-server-program.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';

/** A pipe of the map server's layer `pipelines`: west to east along a parallel. */
export interface ServedPipe {
  id: number;
  type: string;
  latitude: number;
  west: number;
  east: number;
}

/** Debian's MapServer behind a small local web server. */
export interface MapServer {
  url: string;
  /** The parameters of the received requests, in order. */
  requests: URLSearchParams[];
  stop(): Promise<void>;
}

/** Colours of the layers: the pipes are red; `ground` fills the country. */
export const pipeColour = [226, 28, 36] as const;
const groundColour = [96, 160, 64] as const;

export const startMapServer = async (program: MapServerProgram, pipes: readonly ServedPipe[]): Promise<MapServer> => {
  const folder = await temporaryFolder('mapserver');
  const mapFile = join(folder, 'pipes.map');
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'data/pipes.geojson'), JSON.stringify(collection(pipes.map(lineOf))));
  await writeFile(join(folder, 'data/ground.geojson'), JSON.stringify(collection([ground])));
  await writeFile(join(folder, 'mapserver.conf'), `CONFIG\n  ENV\n    MS_MAP_PATTERN "^${folder}/"\n  END\nEND\n`);
  await writeFile(mapFile, mapFileOf(folder));
  const requests: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { search, searchParams } = new URL(request.url ?? '/', 'http://mapserver');
    requests.push(searchParams);
    const env = {
      ...program.env,
      MAPSERVER_CONFIG_FILE: join(folder, 'mapserver.conf'),
      REQUEST_METHOD: 'GET',
      QUERY_STRING: search.slice(1),
      MS_MAPFILE: mapFile,
    };
    execFile(program.path, { env, encoding: 'buffer', maxBuffer: 4 * 1024 * 1024 }, (error, output) =>
      error ? response.writeHead(500).end(error.message) : answer(response, output),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mapserv?map=${encodeURIComponent(mapFile)}`,
    requests,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Sends the output of a CGI program as the response. The output has headers, an empty line and the body. */
const answer = (response: ServerResponse, output: Buffer): void => {
  const [, head = '', gap = ''] = /^([\s\S]*?)(\r?\n\r?\n)/.exec(output.toString('latin1')) ?? [];
  const headers = head.split(/\r?\n/).flatMap((line) => {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    return name === '' ? [] : [[name.toLowerCase(), value] as const];
  });
  const { status = '200', ...others } = Object.fromEntries(headers);
  response.writeHead(Number.parseInt(status, 10), others).end(output.subarray(head.length + gap.length));
};

const collection = (features: readonly object[]) => ({ type: 'FeatureCollection', features });

const lineOf = ({ id, type, latitude, west, east }: ServedPipe) => ({
  type: 'Feature',
  id,
  properties: { osm_id: id, aq_type: type, dn: 110 },
  geometry: {
    type: 'LineString',
    coordinates: [
      [west, latitude],
      [east, latitude],
    ],
  },
});

const corners = [
  [22, 41],
  [29, 41],
  [29, 45],
  [22, 45],
  [22, 41],
];
const ground = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [corners] } };

const mapFileOf = (folder: string): string => `MAP
  NAME "waterworks"
  SHAPEPATH "${folder}/data"
  EXTENT 22 41 29 45
  SIZE 512 512
  UNITS DD
  PROJECTION "init=epsg:4326" END
  WEB
    METADATA
      "ows_title" "Waterworks"
      "ows_enable_request" "*"
      "ows_srs" "EPSG:3857 EPSG:4326"
      "wms_feature_info_mime_type" "text/plain"
    END
  END
${layerOf('ground', 'POLYGON', 'ground.geojson', groundColour)}
${layerOf('pipelines', 'LINE', 'pipes.geojson', pipeColour)}
END
`;

const layerOf = (name: string, type: string, file: string, colour: readonly number[]): string => `  LAYER
    NAME "${name}"
    TYPE ${type}
    STATUS ON
    CONNECTIONTYPE OGR
    CONNECTION "${file}"
    PROJECTION "init=epsg:4326" END
    TEMPLATE "none"
    TOLERANCE 5
    TOLERANCEUNITS PIXELS
    METADATA
      "ows_title" "${name}"
      "gml_include_items" "all"
      "ows_include_items" "osm_id,aq_type,dn"
    END
    CLASS
      STYLE COLOR ${colour.join(' ')} WIDTH 6 END
    END
  END`;
