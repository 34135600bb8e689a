/** Markup that needs no escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | false | undefined;

/** Escapes every inserted value that is not `Html`. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + (index < values.length ? render(values[index]) : '')).join(''));

/** Marks constant markup as safe, such as an icon. */
export const trusted = (text: string): Html => new Html(text);

const render = (value: Value): string => {
  if (value === undefined || value === false) return '';
  return value instanceof Html ? value.text : escape(String(value));
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
