import { useApolloClient } from '@apollo/client/react';
import { conflict, done } from '../../platform/command/command.ts';
import { withoutFullStop } from '../../platform/command/delivery-outcome.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { emptyMark } from '../../platform/format.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { ConflictValues } from '../../ui/conflict-values.tsx';
import {
  UpdateWaterMeterDocument,
  WaterMeterDaysDocument,
  type UpdateWaterMeterMutation,
} from '../preview/preview.generated.ts';
import { texts } from './dates.texts.ts';
import { type DayField, type Days, pickDays } from './day-values.ts';

export interface UpdateInput {
  id: string;
  changes: Partial<Days>;
  expected: Partial<Days>;
}

/** WM-7: saves the changed days. After an unknown outcome the meter is read to learn whether the days were stored. */
export const useUpdateMeter = (refresh: () => Promise<unknown>) => {
  const client = useApolloClient();
  return useCommand(mutation<UpdateInput, UpdateWaterMeterMutation>(UpdateWaterMeterDocument), {
    read: (result) => {
      if (result.__typename === 'UpdateWaterMeterSuccess') return done(result.waterMeter);
      return result.__typename === 'WaterMeterConflict' ? conflict(result) : null;
    },
    texts: {
      done: () => texts.saved,
      refused: (reason) => texts.notSaved(withoutFullStop(reason)),
      unknownOutcome: texts.unknownOutcome,
    },
    resolve: ({ current, changedBy, changedAt }, input) => ({
      title: texts.conflictTitle,
      body: (
        <ConflictValues
          fields={fieldsOf(input)
            .filter((field) => current[field] !== input.expected[field])
            .map((field) => ({
              name: texts[field],
              seen: input.expected[field] ?? emptyMark,
              stored: current[field] ?? emptyMark,
              chosen: input.changes[field] ?? emptyMark,
            }))}
          changedBy={changedBy}
          changedAt={changedAt}
          question={texts.conflictQuestion}
        />
      ),
      overwrite: { ...input, expected: pickDays(current, fieldsOf(input)) },
      kept: texts.kept,
    }),
    check: async ({ id, changes }) => {
      const read = { query: WaterMeterDaysDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
      const { data } = await client.query({ ...read, context: silentContext }).catch(() => ({ data: null }));
      const stored = data?.waterMeter;
      if (!stored) return 'unknown';
      const names = Object.keys(changes) as DayField[];
      return names.every((name) => stored[name] === changes[name]) ? done(stored) : 'not-stored';
    },
    refresh,
  });
};

const fieldsOf = ({ changes }: UpdateInput): DayField[] => Object.keys(changes) as DayField[];
