/** How bytes may be coded on their way, by the names of the `Accept-Encoding` header; the dearest to us first. */
const codings = ['zstd', 'br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/**
 * The coding that a caller's `Accept-Encoding` likes best, and of several the first of ours; null for the bytes as they
 * are. Who sends no such header gets them as they are, and `*` stands for gzip alone, which everybody can read.
 */
export const acceptedCoding = (header: string | undefined): Coding | null => {
  if (!header) return null;
  const weights = readWeights(header);
  const liking = codings.map((coding) => weights.get(coding) ?? 0);
  const most = Math.max(...liking);
  if (most === 0 || most < (weights.get('identity') ?? 0)) return null;
  return codings[liking.indexOf(most)] ?? null;
};

const readWeights = (header: string): Map<string, number> => {
  const weights = new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : readWeight(weight.slice(2))];
    }),
  );
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*');
  return gzip === undefined ? weights : weights.set('gzip', gzip);
};

/** A weight that is none refuses: bytes as they are can always be read. */
const readWeight = (text: string): number => (/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0);
