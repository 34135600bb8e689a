const months = [
  'януари',
  'февруари',
  'март',
  'април',
  'май',
  'юни',
  'юли',
  'август',
  'септември',
  'октомври',
  'ноември',
  'декември',
];
const weekdays = ['неделя', 'понеделник', 'вторник', 'сряда', 'четвъртък', 'петък', 'събота'];

export const texts = {
  conversation: 'Разговор',
  kinds: { CLIENT: 'Клиент', OPERATOR: 'Оператор', NOTE: 'Вътрешна бележка' },
  noteHidden: 'клиентът не я вижда',
  email: (address: string) => `(${address})`,
  /** Month from 1, weekday from Sunday. */
  day: (date: { day: number; month: number; year: number; weekday: number }) =>
    `${date.day} ${months[date.month - 1]} ${date.year}, ${weekdays[date.weekday]}`,
};
