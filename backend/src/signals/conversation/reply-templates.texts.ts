/** What stands in braces in a reply template. */
export const placeholders = {
  client: 'клиент',
  number: 'номер',
  title: 'заглавие',
  date: 'дата',
  workCard: 'авария',
  operator: 'оператор',
} as const;
