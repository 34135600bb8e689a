export const texts = {
  layer: 'Аварии',
  one: 'Авария',
  kinds: { ACTIVE: 'В работа', PLANNED: 'Планирани' },
  /** The kind of one breakdown. */
  states: { ACTIVE: 'в работа', PLANNED: 'планирана' },
  partial: (shown: string, all: string) => `Картата показва ${shown} от ${all} аварии.`,
  failed: 'Авариите не се заредиха.',
  breakdown: (workCardNo: string) => `Авария ${workCardNo}`,
  loading: 'Авария',
  repairEnd: 'Планиран ремонт до',
  water: 'Без вода',
  people: 'Засегнати потребители',
  selected: (workCardNo: string) => `Избор: авария ${workCardNo}.`,
};
