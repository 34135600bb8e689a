const weekdays = ['неделя', 'понеделник', 'вторник', 'сряда', 'четвъртък', 'петък', 'събота'];

export const texts = {
  conversation: 'Разговор',
  kinds: { CLIENT: 'Клиент', OPERATOR: 'Оператор', NOTE: 'Вътрешна бележка' },
  noteHidden: 'клиентът не я вижда',
  email: (address: string) => `(${address})`,
  /** SH-1: the weekday is shown beside the date. `weekday` 0 is Sunday. */
  day: (date: string, weekday: number) => `${date}, ${weekdays[weekday]}`,
};
