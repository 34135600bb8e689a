import { isolationSheetRoute } from '../breakdowns.screens.ts';
import type { BreakPlace } from './use-isolation-plan.ts';

interface Sheet {
  place: BreakPlace;
  breakdownId?: string | undefined;
  workCardNo: string;
  /** Ids of the valves that do not work. */
  broken: readonly string[];
}

/** The URL of the isolation sheet. Its parameters contain everything that the plan depends on. */
export const isolationSheetPath = ({ place: { pipeId, at }, breakdownId, workCardNo, broken }: Sheet): string => {
  const search = new URLSearchParams({
    ...(pipeId !== null && { pipe: pipeId }),
    ...(at && { lat: String(at.latitude), lng: String(at.longitude) }),
    ...(broken.length > 0 && { broken: broken.join(',') }),
    ...(breakdownId !== undefined && { breakdown: breakdownId }),
    ...(workCardNo && { card: workCardNo }),
  });
  return `${isolationSheetRoute}?${search.toString()}`;
};

/** Reads the parameters of the isolation sheet from its URL. Invalid values are left out. */
export const readSheet = (search: URLSearchParams): Sheet => {
  const [pipe, breakdown] = [search.get('pipe') ?? '', search.get('breakdown') ?? ''];
  const [latitude, longitude] = [search.get('lat'), search.get('lng')].map((text) => Number(text || Number.NaN));
  const hasPlace =
    latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    place: { pipeId: isId(pipe) ? pipe : null, at: hasPlace ? { latitude, longitude } : null },
    breakdownId: isId(breakdown) ? breakdown : undefined,
    workCardNo: (search.get('card') ?? '').slice(0, 50),
    broken: (search.get('broken') ?? '').split(',').filter(isId).slice(0, 100),
  };
};

const isId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);
