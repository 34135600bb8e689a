/** The words in braces that a reply template may contain. */
export const templatePlaceholders = {
  client: 'клиент',
  number: 'номер',
  title: 'заглавие',
  date: 'дата',
  workCard: 'авария',
  operator: 'оператор',
} as const;
