/** A feature that a map server names, with its values as text; null is none. */
export interface InfoFeature {
  id: string | null;
  values: Readonly<Record<string, string | null>>;
}

/** What a map server says of a point: its failures come with HTTP 200 too. */
export type FeatureInfo =
  | { kind: 'hits'; features: InfoFeature[] }
  | { kind: 'empty' }
  /** Why, in words that quote nothing of what the map server says: that may be of what was asked. */
  | { kind: 'error'; reason: string };

/**
 * MP-8: reads the plain text of GetFeatureInfo as MapServer, QGIS Server and GeoServer write it. Values are not escaped
 * there: one with a line break goes on until a line that ends with a quotation mark.
 */
export const readFeatureInfo = (contentType: string, body: string): FeatureInfo => {
  const failure = readException(body);
  if (failure) return failure;
  if (/^\s*</.test(body)) return { kind: 'error', reason: 'a page' };
  if (contentType && !/^text\/plain\b/i.test(contentType)) return { kind: 'error', reason: contentType.slice(0, 100) };
  if (nothing.test(body)) return { kind: 'empty' };
  const features = readFeatures(body.split(/\r?\n/));
  // QGIS Server names the layer and says nothing more where nothing was hit.
  return features.length > 0 ? { kind: 'hits', features } : { kind: 'empty' };
};

const nothing = /Search returned no results|no features were found/i;
const exception = /<ServiceException(?=[\s>])(?:\s+code="(\w{1,60})")?[^>]*>[\s\S]*?<\/ServiceException>/;
const featureLine = /^\s*Feature\s+(.+?):?\s*$/;
const ruler = /^-{20,}\s*$/;
const valueLine = /^\s*([^\s=]+) = (.*)$/;

const readException = (body: string): FeatureInfo | null => {
  const [found, code = 'an exception without a code'] = exception.exec(body) ?? [];
  return found === undefined ? null : { kind: 'error', reason: code };
};

const readFeatures = (lines: readonly string[]): InfoFeature[] => {
  const features: { id: string | null; values: Record<string, string | null> }[] = [];
  let present: (typeof features)[number] | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, id] = line.includes('=') ? [] : (featureLine.exec(line) ?? []);
    const [, name, start = ''] = valueLine.exec(line) ?? [];
    if (id !== undefined || ruler.test(line)) present = null;
    if (id !== undefined) features.push((present = { id, values: {} }));
    if (name === undefined) continue;
    let text = start;
    while (isOpen(text) && at + 1 < lines.length) text += `\n${lines[(at += 1)] ?? ''}`;
    if (!present) features.push((present = { id: null, values: {} }));
    present.values[name] = valueOf(text);
  }
  return features;
};

const isOpen = (text: string): boolean => text.startsWith("'") && (text.length === 1 || !text.trimEnd().endsWith("'"));

const valueOf = (text: string): string | null => {
  const bare = text.startsWith("'") ? text.trimEnd().slice(1, -1) : text.trim();
  return bare === '' || bare === 'NULL' || bare === 'null' ? null : bare;
};
