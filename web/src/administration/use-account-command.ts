import { mutation } from '../platform/command/operations.ts';
import { type CommandHandle, useCommand } from '../platform/command/use-command.ts';
import { done } from '../platform/command/command.ts';
import type { MutationDocument } from '../platform/command/send-mutation.ts';
import { withoutFullStop } from '../platform/command/delivery-outcome.ts';
import { texts } from './administration.texts.ts';

/** The fields that the results of all changes of users, groups and roles have. */
type AccountResult = { __typename?: string; message?: string };

/** Changes users, groups or roles. AM-8: shows the service's message. With `isSilent`, a success shows no message. */
export const useAccountCommand = <Input, Data extends object>(
  document: MutationDocument<Input, Data>,
  { isSilent = false, refresh }: { isSilent?: boolean; refresh?: () => Promise<unknown> } = {},
): CommandHandle<Input, string, never> =>
  useCommand(mutation<Input, Data>(document), {
    read: (result) => {
      const { __typename, message = '' } = result as AccountResult;
      return __typename?.endsWith('Success') ? done(message) : null;
    },
    texts: {
      ...(!isSilent && { done: (message: string) => message }),
      refused: (reason) => texts.refused(withoutFullStop(reason)),
      unknownOutcome: texts.unknownOutcome,
    },
    ...(refresh && { refresh }),
  });
