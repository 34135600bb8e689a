import { worldX, worldY } from '../../../backend/src/network/drawing/mercator.ts';
import type { IsolationInput, OneWay, PipeInput } from '../../../backend/src/network/isolation/isolation-input.ts';
import { networkLoads } from '../../../packages/demo/src/network/network-rows.ts';
import { createStreets } from '../../../packages/demo/src/network/streets.ts';

interface Place {
  longitude: number;
  latitude: number;
}

interface Tables {
  pipe: { id: number; osm_id: number; longitudes: number[]; latitudes: number[] };
  valve: {
    id: number;
    pipe_id: number;
    is_open: boolean;
    is_operable: boolean;
    one_way: OneWay | null;
    location: Place;
  };
  water_source: { name: string; location: Place };
}

/** Returns the network of the reference utility with this number of meters. */
export const generatedNetwork = async (meters: number): Promise<IsolationInput> => {
  const loads = networkLoads({ streets: createStreets(meters), addressesOf: () => [] });
  const rowsOf = async <Name extends keyof Tables>(name: Name): Promise<Tables[Name][]> => {
    const load = loads.find(({ table }) => table === name);
    const rows = [...((await load?.rows()) ?? [])];
    return rows.map(
      (row) =>
        Object.fromEntries(load?.columns.map((column, index) => [column, row[index]]) ?? []) as unknown as Tables[Name],
    );
  };
  const pipes = (await rowsOf('pipe')).map(({ id, longitudes, latitudes }): PipeInput => ({
    id,
    xs: longitudes.map(worldX),
    ys: latitudes.map(worldY),
    from: 0,
    to: longitudes.length,
  }));
  const pipeAtEnd = new Map(
    pipes.flatMap(({ id, xs, ys, to }) => [0, to - 1].map((end) => [`${xs[end]} ${ys[end]}`, id] as const)),
  );
  return {
    pipes,
    valves: (await rowsOf('valve')).map((valve) => ({
      id: valve.id,
      pipeId: valve.pipe_id,
      ...toWorld(valve.location),
      isOpen: valve.is_open,
      isOperable: valve.is_operable,
      oneWay: valve.one_way,
    })),
    sources: (await rowsOf('water_source')).flatMap(({ name, location }) => {
      const { x, y } = toWorld({ longitude: round(location.longitude), latitude: round(location.latitude) });
      const pipeId = pipeAtEnd.get(`${x} ${y}`);
      return pipeId === undefined ? [] : [{ name, pipeId, x, y }];
    }),
  };
};

const toWorld = ({ longitude, latitude }: Place) => ({ x: worldX(longitude), y: worldY(latitude) });

/** Rounds a coordinate as the database stores it. */
const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
