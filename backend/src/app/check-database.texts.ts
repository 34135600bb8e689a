export const cyrillicSample = 'Чолаков';
