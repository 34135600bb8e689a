export const texts = { export: 'CSV' };
