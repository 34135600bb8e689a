import { sql, type Kysely } from 'kysely';

/** A closed signal refuses messages, so the template asks for a new signal. Templates with another text stay. */
export const repairedTemplate = {
  async up(database: Kysely<unknown>) {
    await sql`update reply_template set text = ${textWith('подайте нов сигнал')}, modified_on = now()
      where text = ${textWith('отговорете на това съобщение')}`.execute(database);
  },
};

const textWith = (request: string): string =>
  `Здравейте, {клиент},\nАварията по Ваш сигнал № {номер} е отстранена и водоподаването е възстановено. Ако проблемът продължава, ${request}.\n{оператор}`;
