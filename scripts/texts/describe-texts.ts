/** One text of a module, with the path of its property. */
export interface DescribedText {
  key: string;
  text: string;
}

/** The texts of a module in order. Examples for a function: 1 and 5 for a count, else the parameter name. */
export const describeTexts = (value: unknown, key = ''): DescribedText[] => {
  if (typeof value === 'string') return [{ key, text: value.replaceAll('\n', ' ⏎ ') }];
  if (typeof value === 'function') return [{ key, text: describeFunction(value as Formatter) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => describeTexts(part, key ? `${key}.${name}` : name));
};

type Formatter = (...values: unknown[]) => unknown;

const describeFunction = (format: Formatter): string => {
  const names = parameterNames(format);
  const examples = names.some(isCount) ? [1, 5] : [0];
  return examples
    .map((count) =>
      callWith(
        format,
        names.map((name) => (isCount(name) ? count : `«${name}»`)),
      ),
    )
    .join(' / ');
};

const callWith = (format: Formatter, values: readonly unknown[]): string => {
  try {
    const text = format(...values);
    return typeof text === 'string' ? text.replaceAll('\n', ' ⏎ ') : String(format);
  } catch {
    // The function needs values of another kind, so its source code is shown, which contains the text.
    return String(format);
  }
};

const isCount = (name: string): boolean =>
  /^(count|number|shown|all|total|more|done|open|left|seconds|minutes)$/.test(name);

const parameterNames = (format: Formatter): string[] => {
  const [, list = ''] = /^\(?([^)=]*)/.exec(String(format)) ?? [];
  return list.split(',').flatMap((parameter) => parameter.match(/\w+/)?.[0] ?? []);
};
