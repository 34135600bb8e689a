/** A feature that a map server names, with its values as text; null is none. */
export interface InfoFeature {
  id: string | null;
  values: Readonly<Record<string, string | null>>;
}

/** What a map server says of a point: its failures come with HTTP 200 too. */
export type FeatureInfo =
  | { kind: 'hits'; features: InfoFeature[] }
  | { kind: 'empty' }
  | { kind: 'error'; code: string | null; message: string };

/**
 * MP-8: reads the plain text of GetFeatureInfo as MapServer, QGIS Server and GeoServer write it. Values are not escaped
 * there: one with a line break goes on until a line that ends with a quotation mark.
 */
export const readFeatureInfo = (contentType: string, body: string): FeatureInfo => {
  const failure = readException(body);
  if (failure) return failure;
  if (/^\s*</.test(body)) return { kind: 'error', code: null, message: 'The map server answered a page.' };
  if (contentType && !/^text\/plain\b/i.test(contentType))
    return { kind: 'error', code: null, message: `The map server answered ${contentType}.` };
  if (nothing.test(body)) return { kind: 'empty' };
  const features = readFeatures(body.split(/\r?\n/));
  // QGIS Server names the layer and says nothing more where nothing was hit.
  return features.length > 0 ? { kind: 'hits', features } : { kind: 'empty' };
};

const nothing = /Search returned no results|no features were found/i;
const exception = /<ServiceException(?=[\s>])(?:\s+code="([^"]*)")?[^>]*>([\s\S]*?)<\/ServiceException>/;
const featureLine = /^\s*Feature\s+(.+?):?\s*$/;
const ruler = /^-{20,}\s*$/;
const valueLine = /^\s*([^\s=]+) = (.*)$/;

const readException = (body: string): FeatureInfo | null => {
  const [found, code, message = ''] = exception.exec(body) ?? [];
  return found === undefined ? null : { kind: 'error', code: code || null, message: message.trim() };
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
