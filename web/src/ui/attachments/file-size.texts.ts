export const units = { byte: 'Б', kilobyte: 'КБ', megabyte: 'МБ', gigabyte: 'ГБ' };
