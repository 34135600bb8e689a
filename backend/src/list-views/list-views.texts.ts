export const listViewTexts = {
  unknown: 'Няма такъв изглед.',
  notYours: 'Изгледът е на друг потребител. Може да го изтрие авторът му или администратор.',
  tooManyViewsOfList: (max: number): string => `Може да запазите най-много ${max} изгледа на един списък.`,
  tooManyViews: (max: number): string => `Може да запазите най-много ${max} изгледа на всички списъци.`,
  tooManyColumnChoices: (max: number): string => `Може да промените колоните на най-много ${max} изгледа и списъка.`,
};
