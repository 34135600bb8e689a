/** Titles of the screens. They are loaded with the product, the other texts with a screen. */
export const titles = { person: 'Картон на лице', personShort: 'Лице' };
