export const letters = 'Чолаков';
