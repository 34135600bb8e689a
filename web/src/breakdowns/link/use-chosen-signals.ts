import { useState } from 'react';
import { useLinkSignals } from './use-link-signals.ts';

interface ChosenSignalsOptions {
  breakdownId: string;
  shown: readonly { id: string }[];
  refetch: () => Promise<unknown>;
  /** Called when 'Undo' in a toast has ended, even if it failed. */
  onUndone: () => Promise<unknown>;
}

/** The signals that are chosen in the dialog, and the command that links them. Signals of other pages stay chosen. */
export const useChosenSignals = ({ breakdownId, shown, refetch, onUndone }: ChosenSignalsOptions) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const command = useLinkSignals(async () => {
    await Promise.allSettled([refetch(), onUndone()]);
  });
  return {
    /** Ids of the chosen signals. */
    chosen,
    command,
    toggle: (id: string): void =>
      setChosen((previous) => (previous.includes(id) ? previous.filter((each) => each !== id) : [...previous, id])),
    toggleAll: (isChosen: boolean): void => {
      const ids = shown.map(({ id }) => id);
      setChosen((previous) => [...previous.filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])]);
    },
    link: async (signalIds: readonly string[]): Promise<void> => {
      const outcome = await command.run({ breakdownId, signalIds: [...signalIds] });
      const linked = outcome.kind === 'done' ? outcome.value.linked : [];
      setChosen((previous) => previous.filter((id) => !linked.includes(id)));
      await refetch().catch(() => undefined);
    },
  };
};
