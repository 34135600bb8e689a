/**
 * Replaces Chakra's list of CSS properties, which adds 3 KB: the browser checks the names instead. Chakra expects true
 * for selectors and at-rules too, and caches the results.
 */
export const isCssProperty = (name: string): boolean =>
  name.startsWith('--') || /[&@]/.test(name) || (name !== htmlSize && CSS.supports(kebab(name), 'inherit'));

/**
 * `size` does not count as a CSS property: CSS has it for printed pages only, but elements and recipes have an
 * attribute of that name.
 */
const htmlSize = 'size';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
