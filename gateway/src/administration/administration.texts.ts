import { accountProblems, missingAccounts } from '@struma/shared/account.texts.ts';

export const administrationTexts = {
  ...accountProblems,
  ...missingAccounts,
  refused: 'Промяната е отказана.',
  /** The beginning of the service's refusal, by which it is recognised. */
  lastAdministrator: 'Последният активен администратор',
};
