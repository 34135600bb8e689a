import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { formatNumber } from '../../platform/format.ts';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { onPhone } from '../../platform/width.ts';
import { RepairImportDocument } from '../imports.generated.ts';
import type { RepairImportMutation } from '../imports.generated.ts';
import type { ImportRun } from './import-run-page.tsx';
import { texts } from './run.texts.ts';

type Problem = NonNullable<ImportRun['problems']>[number];

/** The service sends at most this number of problems. */
const maxShown = 200;

interface RunProblemsProps {
  run: ImportRun;
  problems: readonly Problem[];
  /** Called with true if the user has typed repairs that are not applied yet, otherwise with false. */
  onTyped: (hasRepairs: boolean) => void;
  refresh: () => Promise<unknown>;
}

interface RepairInput {
  id: string;
  cells: { line: number; column: string; value: string }[];
}

/** The first rows with problems. Cells of a checked file can be repaired here. */
export const RunProblems = ({ run, problems, onTyped, refresh }: RunProblemsProps) => {
  const [repairs, setRepairs] = useState<ReadonlyMap<string, string>>(new Map());
  const hasRepairs = problems.some(({ line, column }) => repairs.has(keyOf(line, column)));
  useUnsavedWarning(hasRepairs);
  useEffect(() => {
    onTyped(hasRepairs);
    return () => onTyped(false);
  }, [hasRepairs, onTyped]);
  const command = useCommand(mutation<RepairInput, RepairImportMutation>(RepairImportDocument), {
    read: (result) => (result.__typename === 'ImportRunSuccess' ? done(null) : null),
    texts: { done: () => texts.repaired, refused: (reason) => reason, unknownOutcome: texts.unknownOutcome },
    refresh,
  });
  const canRepair = run.status === 'CHECKED';
  const repair = async (): Promise<void> => {
    const cells = problems.flatMap(({ line, column }) => {
      const value = repairs.get(keyOf(line, column));
      return column !== null && value !== undefined ? [{ line, column, value }] : [];
    });
    const outcome = await command.run({ id: run.id, cells });
    if (outcome.kind === 'done') setRepairs(new Map());
  };
  return (
    <Box overflowX="auto">
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.value}</th>
            <th scope="col">{texts.reason}</th>
            {canRepair && <th scope="col">{texts.newValue}</th>}
          </tr>
        </thead>
        <tbody>
          {problems.map((problem, index) => (
            <ProblemRow
              // One row of the file may have several problems, so a problem has no other unique key.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              problem={problem}
              value={repairs.get(keyOf(problem.line, problem.column)) ?? ''}
              onRepair={canRepair ? (value) => setRepairs((previous) => withCell(previous, problem, value)) : undefined}
            />
          ))}
        </tbody>
      </Table>
      {problems.length >= maxShown && (
        <Text textStyle="sm" color="fg.muted" my="2">
          {texts.problemsHint(formatNumber(problems.length))}
        </Text>
      )}
      {(run.badFile ?? run.invalidFile) && (
        <Text textStyle="sm" color="fg.muted" my="2">
          {texts.maskedHint}
        </Text>
      )}
      {canRepair && (
        <Button size="sm" disabled={!hasRepairs || command.isPending} onClick={() => void repair()}>
          {texts.repair}
        </Button>
      )}
    </Box>
  );
};

const keyOf = (line: number, column: string | null): string => `${line} ${column ?? ''}`;

/** Returns the typed repairs with the new value of a cell. An empty value removes the repair of the cell. */
const withCell = (previous: ReadonlyMap<string, string>, { line, column }: Problem, value: string) => {
  const next = new Map(previous);
  if (value === '') next.delete(keyOf(line, column));
  else next.set(keyOf(line, column), value);
  return next;
};

interface ProblemRowProps {
  problem: Problem;
  value: string;
  onRepair: ((value: string) => void) | undefined;
}

const ProblemRow = ({ problem: { line, kind, column, value: stored, reason }, value, onRepair }: ProblemRowProps) => (
  <tr>
    <td>{line}</td>
    <td>{texts.kinds[kind]}</td>
    <td>{column}</td>
    <td>
      <chakra.span bg="bg.error" color="fg.error" px="1.5" borderRadius="sm">
        {stored ?? texts.emptyCell}
      </chakra.span>
    </td>
    <td>{reason}</td>
    {onRepair && (
      <td>
        {column !== null && (
          <Cell
            aria-label={texts.newValueOf(line, column)}
            placeholder={texts.newValue}
            value={value}
            maxLength={1000}
            onChange={(event) => onRepair(event.target.value)}
          />
        )}
      </td>
    )}
  </tr>
);

const Cell = chakra('input', {
  base: {
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    px: '2',
    h: { base: 'control.touch', md: '7' },
    w: 'full',
    minW: '8rem',
    maxW: '16rem',
    bg: 'bg.panel',
    // A phone hides the headings of the columns, so the placeholder is visible there instead.
    '&::placeholder': { opacity: { base: '1', sm: '0' }, color: 'fg.subtle' },
  },
});

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    '& th': { textAlign: 'start', color: 'fg.muted', fontWeight: 'medium', py: '1.5', pe: '4' },
    '& td': { borderTopWidth: '1px', py: '1.5', pe: '4', verticalAlign: 'top' },
    '& td:not(:nth-of-type(5))': { whiteSpace: 'nowrap' },
    // A phone has no room for columns: each problem is a block, with the reason and the new value on separate lines.
    [onPhone]: {
      display: 'block',
      '& tbody': { display: 'block' },
      '& thead': { srOnly: true },
      '& tr': { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', py: '2.5', borderTopWidth: '1px' },
      '& td:is(td)': { borderTopWidth: '0', p: '0', whiteSpace: 'normal', overflowWrap: 'anywhere' },
      '& td:nth-of-type(n + 5)': { flex: '1 0 100%' },
    },
  },
});
