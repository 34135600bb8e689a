import { personalNumberMask, personalNumberPattern } from '@struma/shared/personal-data.ts';
import { sql, type Kysely } from 'kysely';

/** The log of imports masks the same personal numbers as all other logs: with separators and full-width digits too. */
export const personalNumbers = {
  async up(database: Kysely<unknown>) {
    await sql`
      create or replace function mask_personal_numbers() returns trigger language plpgsql as $$
      begin
        new.error_message := regexp_replace(
          new.error_message, ${sql.lit(personalNumberPattern)}, ${sql.lit(personalNumberMask)}, 'g');
        return new;
      end $$`.execute(database);
  },
};
