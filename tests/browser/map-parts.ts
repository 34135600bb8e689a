// Helpers for tests of the map: parts of the page, pictures of the map, and lines in its tiles.
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, type Page } from '@playwright/test';
import { pixelsOf, type Pixels } from '../builders/data/pictures.ts';
import type { DemoUser } from '../builders/people/demo-users.ts';
import { openAs } from './support.ts';

export interface Place {
  latitude: number;
  longitude: number;
}

export const sofia: Place = { latitude: 42.698334, longitude: 23.319941 };
export const mapAt = ({ latitude, longitude }: Place, zoom: number): string =>
  `/thematic_map?zoom=${zoom}&lat=${latitude}&lng=${longitude}`;

export const map = (page: Page) => page.getByRole('region', { name: 'Карта', exact: true });
export const tip = (page: Page) => page.locator('[data-place-tip]');
export const search = (page: Page) => page.getByRole('combobox', { name: 'Търсене по адрес' });
export const layers = (page: Page) => page.getByRole('complementary', { name: 'Слоеве' });
export const features = (page: Page) => page.getByRole('complementary', { name: 'Обекти в изгледа' });
export const field = (page: Page) => page.getByRole('textbox', { name: 'Координати' });
export const viewOf = (page: Page) => new URL(page.url()).searchParams;

/** Opens the thematic map and waits for its first picture. */
export const openMap = async (page: Page, path = mapAt(sofia, 17), user: DemoUser = 'operator'): Promise<void> => {
  await openAs(page, user, path);
  await expect(page.locator('[data-map-ready]')).toBeVisible();
};

/** Latitude and longitude from the marker's tip. */
export const shownPlace = async (page: Page): Promise<number[]> => {
  const text = (await tip(page).textContent()) ?? '';
  return [...text.matchAll(/(?:шир|дълж)\. (\d+\.\d+)/g)].map(([, degrees]) => Number(degrees));
};

/** Takes a picture of the middle of the map, which no control covers. */
export const drawnAround = async (page: Page, side = 240): Promise<Pixels> => {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('There is no map.');
  const [x, y] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2];
  return pixelsOf(await page.screenshot({ clip: { x, y, width: side, height: side } }));
};

/** A point of the page in the middle of the map, moved by pixels. */
export const middleOf = async (page: Page, right = 0, down = 0): Promise<[x: number, y: number]> => {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('There is no map.');
  return [box.x + box.width / 2 + right, box.y + box.height / 2 + down];
};

export interface DrawnLine {
  id: number;
  /** A point in the middle of its longest straight part. */
  middle: Place;
  metres: number;
}

const zoom = 16;

/** Reads the lines of a layer from the tile at a place, sorted by their longest straight part. Requires a sign-in. */
export const linesAround = async (page: Page, layer: 'pipes' | 'src_lines_w', place: Place): Promise<DrawnLine[]> => {
  const [x, y] = tileOf(place);
  const answer = await page.request.get(`/map/tiles/${layer}/${zoom}/${x}/${y}`);
  const tile = new VectorTile(new PbfReader(await answer.body())).layers[layer];
  const found = Array.from({ length: tile?.length ?? 0 }, (_, index) => tile?.feature(index)).flatMap((feature) => {
    const geometry = feature?.toGeoJSON(x, y, zoom).geometry;
    if (geometry?.type !== 'LineString' || feature?.id === undefined) return [];
    return [{ id: feature.id, ...longestPart(geometry.coordinates) }];
  });
  return found.toSorted((one, other) => other.metres - one.metres);
};

const tileOf = ({ latitude, longitude }: Place): [x: number, y: number] => {
  const angle = (latitude * Math.PI) / 180;
  const y = 0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI);
  return [Math.floor(((longitude + 180) / 360) * 2 ** zoom), Math.floor(y * 2 ** zoom)];
};

const metresPerDegree = 111_320;

const longestPart = (points: number[][]): Omit<DrawnLine, 'id'> => {
  const parts = points.slice(1).map(([east = 0, north = 0], index) => {
    const [west = 0, south = 0] = points[index] ?? [];
    const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
    const across = (east - west) * Math.cos((middle.latitude * Math.PI) / 180);
    return { middle, metres: Math.hypot(across, north - south) * metresPerDegree };
  });
  const [longest] = parts.toSorted((one, other) => other.metres - one.metres);
  return longest ?? { middle: sofia, metres: 0 };
};
