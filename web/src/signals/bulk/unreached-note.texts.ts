export const texts = {
  unreached: (count: number, all: number) =>
    all === 1
      ? 'Клиентът няма профил и няма да види съобщението. Обадете се:'
      : `${count} от ${all} няма да видят съобщението, защото нямат профил. Обадете се:`,
  signal: (id: string) => `№ ${id}`,
  nobody: 'без клиент',
};
