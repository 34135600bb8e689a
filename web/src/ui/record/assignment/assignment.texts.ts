export const texts = {
  me: (name: string) => `${name} (Вие)`,
  take: 'Поеми',
  takeOver: 'Поеми вместо колегата',
  takeOverQuestion: (name: string) => `${name} работи по него и не получава съобщение. Да го поемете ли?`,
  handOver: 'Предай…',
  handOverTo: 'На кого',
  release: 'Остави свободен',
  choose: 'Изберете колега',
  give: 'Предай',
  cancel: 'Откажи',
  failed: (reason: string) => `Промяната не е записана. ${reason}`,
  unsure: (reason: string) => `Не е сигурно дали промяната е записана. ${reason}`,
};
