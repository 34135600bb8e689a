export const identifierTexts = {
  tooMany: (count: number) =>
    `За един час може да търсите и показвате най-много ${count} различни ЕГН/ЕИК. Опитайте по-късно.`,
};
