const weekdays = ['неделя', 'понеделник', 'вторник', 'сряда', 'четвъртък', 'петък', 'събота'];

export const texts = {
  conversation: 'Разговор',
  kinds: { CLIENT: 'Клиент', OPERATOR: 'Оператор', NOTE: 'Вътрешна бележка' },
  noteHidden: 'клиентът не я вижда',
  email: (address: string) => `(${address})`,
  /** SH-1: the weekday stands beside the date. Weekdays from Sunday. */
  day: (date: string, weekday: number) => `${date}, ${weekdays[weekday]}`,
};
