import { accountProblems, missingRecords } from '@struma/shared/account.texts.ts';

export const administrationTexts = {
  ...accountProblems,
  ...missingRecords,
  refused: 'Промяната е отказана.',
  /** A refusal of the service that begins with this text gets the code LAST_ADMINISTRATOR. */
  lastAdministrator: 'Последният активен администратор',
};
