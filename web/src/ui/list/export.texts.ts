export const texts = { export: 'CSV', hint: 'Всички редове по този филтър като файл' };
