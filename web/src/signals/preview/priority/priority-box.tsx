import { useApolloClient } from '@apollo/client/react';
import { conflict, done } from '../../../platform/command/command.ts';
import { mutation } from '../../../platform/command/operations.ts';
import { useCommand } from '../../../platform/command/use-command.ts';
import { silentContext } from '../../../platform/request/busy.ts';
import { ConflictValues } from '../../../ui/conflict-values.tsx';
import { SavedSelect } from '../../../ui/fields/saved-select.tsx';
import { useChoice } from '../../../ui/fields/use-choice.ts';
import { PriorityGlyph } from '../../../ui/glyphs/glyph.tsx';
import { useSignalChoices } from '../../use-signal-choices.ts';
import type { SignalDetails } from '../signal-thread.ts';
import {
  SetSignalPriorityDocument,
  type SetSignalPriorityMutation,
  SignalPriorityNowDocument,
} from './priority.generated.ts';
import { texts } from './priority.texts.ts';

interface PriorityBoxProps {
  signal: Pick<SignalDetails, 'id' | 'priority'>;
  onReload: () => Promise<unknown>;
}

/**
 * The select of the priority with its Save button. An inactive priority of the signal stays an option until another
 * priority is stored.
 */
export const PriorityBox = ({ signal, onReload }: PriorityBoxProps) => {
  const state = useChoice(signal.priority?.id ?? none);
  const { options, order, nameOf, retry } = useOptions(signal.priority);
  const command = useSetPriority(nameOf);
  const save = async (): Promise<void> => {
    const { choice, wanted, reset } = state;
    if (!choice) return;
    const { kind } = await command.run({
      id: signal.id,
      priorityId: wanted || null,
      expectedPriorityId: choice.seen || null,
    });
    if (kind === 'done' || kind === 'kept') reset();
    await Promise.allSettled([onReload(), retry?.()]);
  };
  const level = order.indexOf(state.wanted) + 1;
  return (
    <SavedSelect
      label={texts.priority}
      options={options}
      state={state}
      command={command}
      checking={texts.checking}
      changedNotice={texts.meanwhile(nameOf(signal.priority?.id ?? none))}
      icon={level > 0 && <PriorityGlyph level={level} />}
      onChoose={(value) => {
        command.clear();
        state.choose(value);
      }}
      onSave={save}
      onRetry={retry}
    />
  );
};

/** Value of the option for a signal without a priority. */
const none = '';

const useOptions = (stored: SignalDetails['priority']) => {
  const { choices, priorityOrder, retry } = useSignalChoices();
  const active = choices?.priorities ?? [];
  const shownPriorities = stored && !active.some(({ id }) => id === stored.id) ? [stored, ...active] : active;
  const options = [
    { value: none, label: texts.none },
    ...shownPriorities.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const nameOf = (id: string): string => options.find(({ value }) => value === id)?.label ?? id;
  return { options, order: priorityOrder, nameOf, retry };
};

const useSetPriority = (nameOf: (id: string) => string) => {
  const client = useApolloClient();
  return useCommand(mutation(SetSignalPriorityDocument), {
    read: (result: SetSignalPriorityMutation['setSignalPriority']) =>
      'current' in result ? conflict(result) : done(null),
    texts: {
      done: (_value, { priorityId }) => (priorityId ? texts.changed(nameOf(priorityId)) : texts.removed),
      refused: texts.refused,
      unknownOutcome: texts.unknownOutcome,
    },
    resolve: ({ current, changedBy, changedAt }, input) => ({
      title: texts.conflictTitle,
      body: (
        <ConflictValues
          fields={[
            {
              seen: nameOf(input.expectedPriorityId ?? none),
              stored: current.priority?.name ?? texts.none,
              chosen: nameOf(input.priorityId ?? none),
            },
          ]}
          changedBy={changedBy}
          changedAt={changedAt}
          question={texts.conflictQuestion}
        />
      ),
      overwrite: { ...input, expectedPriorityId: current.priority?.id ?? null },
      kept: texts.kept(current.priority?.name ?? texts.none),
    }),
    check: async ({ id, priorityId }) => {
      const read = { query: SignalPriorityNowDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
      const { data } = await client.query({ ...read, context: silentContext }).catch(() => ({ data: null }));
      if (!data?.signal) return 'unknown';
      return (data.signal.priority?.id ?? null) === priorityId ? done(null) : 'not-stored';
    },
  });
};
