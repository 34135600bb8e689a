import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { conflict, done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { confirm } from '../../platform/confirm.ts';
import { toast } from '../../platform/toast.ts';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { formatTypedDate } from '../../ui/fields/dates.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { parseDate } from '../../ui/fields/typed-dates.ts';
import { findReadingProblem, parseReading } from '../parse-reading.ts';
import type { WaterMeterDetailsFragment } from '../preview/preview.generated.ts';
import { texts } from './add-reading.texts.ts';
import { findUnusualConsumption, type UnusualConsumption } from './check-readings.ts';
import { formatCubicMetres } from './format-cubic-metres.ts';
import { AddMeterReadingDocument, type AddMeterReadingMutation } from './readings.generated.ts';
import { texts as readingTexts } from './readings.texts.ts';

interface AddReadingProps {
  meter: Pick<WaterMeterDetailsFragment, 'id' | 'installationDate' | 'readings'>;
  /** A larger deviation from the usual consumption is stored only after the user confirms it. */
  deviationPercent: number;
  /** The current day, such as `2026-11-22`. */
  today: string;
  onAdded: () => Promise<unknown>;
}

/**
 * WM-10: the form of a new reading. A value below the previous or above the next reading and an unusual consumption are
 * stored only after the user confirms them.
 */
export const AddReading = ({ meter, deviationPercent, today, onAdded }: AddReadingProps) => {
  const { id: waterMeterId, installationDate, readings } = meter;
  const [value, setValue] = useState('');
  // Null means the current day.
  const [typedDay, setTypedDay] = useState<string | null>(null);
  const day = parseDate(typedDay ?? formatTypedDate(today));
  const reading = parseReading(value);
  const dayProblem = day.problem ?? findDayProblem(day.value ?? '', { today, installationDate });
  const valueProblem = findReadingProblem(value);
  const command = useAddReading(onAdded, async () => {
    const added = { date: day.value ?? '', value: reading ?? '' };
    const unusual = findUnusualConsumption(readings, added, deviationPercent);
    return unusual === null || askToAdd(unusual, added.value);
  });
  useUnsavedWarning(value.trim() !== '');
  const isReady = !dayProblem && !valueProblem && Boolean(day.value) && Boolean(reading);
  const save = async (): Promise<void> => {
    if (!isReady || !day.value || !reading) return;
    const { kind } = await command.run({ waterMeterId, date: day.value, value: reading });
    if (kind !== 'done') return;
    setValue('');
    setTypedDay(null);
  };
  return (
    <Form
      noValidate
      aria-label={texts.title}
      aria-busy={command.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="fields">
        <DateField
          label={texts.date}
          value={typedDay ?? formatTypedDate(today)}
          problem={dayProblem}
          disabled={command.isPending}
          onChange={setTypedDay}
        />
        <TextField
          label={texts.value}
          inputMode="decimal"
          value={value}
          problem={valueProblem}
          disabled={command.isPending}
          onChange={(next) => {
            command.clear();
            setValue(next);
          }}
        />
        <Button type="submit" size="sm" variant="outline" disabled={command.isPending || !isReady}>
          {texts.add}
        </Button>
      </div>
      <CommandNoteLine id={`meter-${waterMeterId}-reading-note`} note={command.note} />
    </Form>
  );
};

interface KnownDays {
  today: string;
  installationDate: string | null;
}

const findDayProblem = (day: string, { today, installationDate }: KnownDays): string | undefined => {
  if (day > today) return texts.future;
  if (day === '' || installationDate === null || day >= installationDate) return undefined;
  return texts.beforeInstallation(installationDate);
};

const askToAdd = async ({ problem, since, daily, usual }: UnusualConsumption, value: string): Promise<boolean> => {
  const isAccepted = await confirm({
    title: readingTexts.problems[problem],
    body: (
      <>
        <p>{texts.unusual(since, formatCubicMetres(daily), formatCubicMetres(usual))}</p>
        <p>{texts.unusualQuestion(formatCubicMetres(Number(value)))}</p>
      </>
    ),
    kind: 'continue',
    isDestructive: true,
  });
  if (!isAccepted) toast.info(texts.kept);
  return isAccepted;
};

interface ReadingInput {
  waterMeterId: string;
  date: string;
  value: string;
  acceptsLower?: boolean;
  acceptsHigher?: boolean;
}

const useAddReading = (refresh: () => Promise<unknown>, maySend: () => Promise<boolean>) =>
  useCommand(mutation<ReadingInput, AddMeterReadingMutation>(AddMeterReadingDocument), {
    // The service does not store the same reading a second time.
    isRepeatable: true,
    read: (result) => {
      if (result.__typename === 'AddMeterReadingSuccess') return done(result.waterMeterId);
      if (result.__typename !== 'LowerReading' && result.__typename !== 'HigherReading') return null;
      return conflict(result);
    },
    texts: {
      done: (_id, { value }) => texts.added(formatCubicMetres(Number(value))),
      refused: texts.refused,
      unknownOutcome: texts.unknownOutcome,
    },
    resolve: (reading, input) => {
      const question = describeContradiction(reading);
      return {
        title: question.title,
        body: (
          <>
            <p>{texts.contradiction(inMetres(input.value), inMetres(question.value), question.date)}</p>
            <p>{question.ask}</p>
          </>
        ),
        overwrite: { ...input, ...question.accepts },
        kept: texts.kept,
      };
    },
    maySend,
    refresh,
  });

const inMetres = (value: string): string => formatCubicMetres(Number(value));

type Contradiction = Extract<
  AddMeterReadingMutation['addMeterReading'],
  { __typename: 'LowerReading' | 'HigherReading' }
>;

const describeContradiction = (reading: Contradiction) =>
  reading.__typename === 'LowerReading'
    ? {
        title: texts.lowerTitle,
        ask: texts.lowerQuestion,
        date: reading.previousDate,
        value: reading.previousValue,
        accepts: { acceptsLower: true },
      }
    : {
        title: texts.higherTitle,
        ask: texts.higherQuestion,
        date: reading.nextDate,
        value: reading.nextValue,
        accepts: { acceptsHigher: true },
      };

const Form = chakra('form', {
  base: {
    mt: '3',
    '@media print': { display: 'none' },
    '& .fields': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 11rem)) auto' },
      gap: '3',
      alignItems: 'end',
      justifyContent: 'start',
    },
  },
});
