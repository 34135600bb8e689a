/** Titles of the screens. The first page of the web client loads them; the other texts are loaded with their screen. */
export const titles = { person: 'Картон на лице', personShort: 'Лице' };
