/** A feature of a map server; empty values are null. */
export interface InfoFeature {
  id: string | null;
  values: Readonly<Record<string, string | null>>;
}

/** The response of a map server for a point. Its errors also have HTTP status 200. */
export type FeatureInfo =
  | { kind: 'hits'; features: InfoFeature[] }
  | { kind: 'empty' }
  /** `reason` contains no message of the map server, because such a message may quote the request. */
  | { kind: 'error'; reason: string };

/**
 * MP-8: parses the plain text of GetFeatureInfo of MapServer, QGIS Server and GeoServer. Values are not
 * escaped: a value with line breaks ends at the first line that ends with a quotation mark.
 */
export const readFeatureInfo = (contentType: string, body: string): FeatureInfo => {
  const failure = readException(body);
  if (failure) return failure;
  if (/^\s*</.test(body)) return { kind: 'error', reason: 'a page' };
  if (contentType && !/^text\/plain\b/i.test(contentType)) return { kind: 'error', reason: contentType.slice(0, 100) };
  if (noResult.test(body)) return { kind: 'empty' };
  const features = readFeatures(body.split(/\r?\n/));
  // Without a hit, QGIS Server sends only the layer's name.
  return features.length > 0 ? { kind: 'hits', features } : { kind: 'empty' };
};

const noResult = /Search returned no results|no features were found/i;
const exception = /<ServiceException(?=[\s>])(?:\s+code="(\w{1,60})")?[^>]*>[\s\S]*?<\/ServiceException>/;
const featureLine = /^\s*Feature\s+(.+?):?\s*$/;
const separatorLine = /^-{20,}\s*$/;
const valueLine = /^\s*([^\s=]+) = (.*)$/;

const readException = (body: string): FeatureInfo | null => {
  const [found, code = 'an exception without a code'] = exception.exec(body) ?? [];
  return found === undefined ? null : { kind: 'error', reason: code };
};

const readFeatures = (lines: readonly string[]): InfoFeature[] => {
  const features: { id: string | null; values: Record<string, string | null> }[] = [];
  let current: (typeof features)[number] | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, id] = line.includes('=') ? [] : (featureLine.exec(line) ?? []);
    const [, name, start = ''] = valueLine.exec(line) ?? [];
    if (id !== undefined || separatorLine.test(line)) current = null;
    if (id !== undefined) features.push((current = { id, values: {} }));
    if (name === undefined) continue;
    let text = start;
    while (isOpen(text) && at + 1 < lines.length) text += `\n${lines[(at += 1)] ?? ''}`;
    if (!current) features.push((current = { id: null, values: {} }));
    current.values[name] = valueOf(text);
  }
  return features;
};

const isOpen = (text: string): boolean => text.startsWith("'") && (text.length === 1 || !text.trimEnd().endsWith("'"));

const valueOf = (text: string): string | null => {
  const unquoted = text.startsWith("'") ? text.trimEnd().slice(1, -1) : text.trim();
  return unquoted === '' || unquoted === 'NULL' || unquoted === 'null' ? null : unquoted;
};
