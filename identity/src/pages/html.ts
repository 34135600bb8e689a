/** Markup that is safe to send as it stands. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | false | undefined;

/** Every inserted text is escaped unless it was made by this very function. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + (index < values.length ? render(values[index]) : '')).join(''));

/** Markup that another component made, such as oidc-provider's hidden form. */
export const trusted = (text: string): Html => new Html(text);

const render = (value: Value): string => {
  if (value === undefined || value === false) return '';
  return value instanceof Html ? value.text : escape(String(value));
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
