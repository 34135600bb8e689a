import { accountProblems, missingAccounts } from '@struma/shared/account.texts.ts';

export const administrationTexts = {
  ...accountProblems,
  ...missingAccounts,
  refused: 'Промяната е отказана.',
  /** A refusal of the service that begins with this text gets the code LAST_ADMINISTRATOR. */
  lastAdministrator: 'Последният активен администратор',
};
