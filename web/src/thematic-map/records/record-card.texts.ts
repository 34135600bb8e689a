export const texts = { open: 'Преглед', close: 'Затвори' };
