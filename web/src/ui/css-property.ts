/**
 * Stands in for the list of CSS names that Chakra would bring, which is 3 KB: the browser knows them itself. Selectors
 * and at-rules count too. Chakra remembers the answers.
 */
export const isCssProperty = (name: string): boolean =>
  name.startsWith('--') || /[&@]/.test(name) || (name !== htmlSize && CSS.supports(kebab(name), 'inherit'));

/** That of a printed page is CSS; that of an element and of a button's recipe is not. */
const htmlSize = 'size';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
