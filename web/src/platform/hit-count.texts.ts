import { formatNumber } from './format.ts';

/** The number of shown hits, for an incomplete list. `total` is null if the service does not count all hits. */
export const firstOf = (shown: number, total: number | null): string =>
  `първите ${formatNumber(shown)}${total === null ? ', има още' : ` от ${formatNumber(total)}`}`;

/** The note below an incomplete list of hits. */
export const typeMore = (shown: number, total: number | null): string =>
  `Показани са ${firstOf(shown, total)}. Пишете още, за да стесните.`;
