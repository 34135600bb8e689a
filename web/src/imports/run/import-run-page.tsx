import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatDateTime, formatNumber } from '../../platform/format.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { formatFileSize } from '../../ui/attachments/file-size.ts';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { RecordFacts } from '../../ui/record/record-facts.tsx';
import { RecordHeader } from '../../ui/record/record-header.tsx';
import { RecordPage, RecordSection, RecordSections } from '../../ui/record/record-page.tsx';
import { RecordMissing, RecordView } from '../../ui/record/record-view.tsx';
import { useImportRunQuery } from '../imports.generated.ts';
import type { ImportRunQuery } from '../imports.generated.ts';
import { importsPath } from '../imports.screens.ts';
import { RunActions } from './run-actions.tsx';
import { RunChanges } from './run-changes.tsx';
import { RunProblems } from './run-problems.tsx';
import { RunProgress } from './run-progress.tsx';
import { texts } from './run.texts.ts';

export type ImportRun = NonNullable<ImportRunQuery['importFile']>;

/** The page of the import run of one file. The progress is read from the server, so a reload does not lose it. */
export const Component = () => {
  const { id = '' } = useParams();
  if (!isRecordId(id)) return <RecordMissing id={id} texts={texts.record} listPath={importsPath} />;
  return <Run key={id} id={id} />;
};

const pollEveryMs = 1_000;

/** A stored import is polled too, because another administrator may undo it. */
const storedPollMs = 10_000;

const Run = ({ id }: { id: string }) => {
  const { data, error, refetch, startPolling, stopPolling } = useImportRunQuery({
    variables: { id },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    context: silentContext,
  });
  usePolling(pollIntervalOf(data?.importFile), startPolling, stopPolling);
  return (
    <RecordView
      id={id}
      value={data?.importFile}
      error={error}
      onReload={refetch}
      texts={texts.record}
      listPath={importsPath}
      hasAside={false}
    >
      {(run) => <RunSections run={run} refresh={refetch} />}
    </RecordView>
  );
};

const pollIntervalOf = (run: ImportRun | null | undefined): number | null => {
  if (run?.status === 'RUNNING' || run?.status === 'UNDOING') return pollEveryMs;
  return run?.isUndoable ? storedPollMs : null;
};

const usePolling = (interval: number | null, start: (milliseconds: number) => void, stop: () => void): void => {
  useEffect(() => {
    if (interval !== null) start(interval);
    return stop;
  }, [interval, start, stop]);
};

const countNames = ['rowsRead', 'rowsNew', 'rowsChanged', 'rowsUnchanged', 'rowsBad', 'rowsInvalid'] as const;

const RunSections = ({ run, refresh }: { run: ImportRun; refresh: () => Promise<unknown> }) => {
  const [hasRepairs, setHasRepairs] = useState(false);
  // Two checks may end in the same second, which is all that `finishedAt` tells.
  const [checkedAgain, setCheckedAgain] = useState(0);
  const actions = (
    <RunActions
      run={run}
      hasRepairs={hasRepairs}
      refresh={refresh}
      onCheckedAgain={() => setCheckedAgain((times) => times + 1)}
    />
  );
  const isUndone = run.status === 'UNDONE';
  return (
    <RecordPage
      header={
        <RecordHeader title={run.fileName} actions={actions}>
          <output>{run.status && texts.titles[run.status]}</output>
        </RecordHeader>
      }
    >
      <RecordSections label={texts.record.facts}>
        {(run.status === 'RUNNING' || run.status === 'UNDOING') && <RunProgress run={run} />}
        {run.status !== 'RUNNING' && run.rowsRead !== null && (
          <Counts aria-label={texts.record.facts}>
            {countNames.map((name) => (
              <Box key={name} data-tone={name === 'rowsBad' || name === 'rowsInvalid' ? 'problem' : undefined}>
                <dd>{formatNumber(run[name] ?? 0)}</dd>
                <dt>{texts.counts[name]}</dt>
              </Box>
            ))}
          </Counts>
        )}
        {run.problems && run.problems.length > 0 && (
          <RecordSection title={texts.problems}>
            <RunProblems run={run} problems={run.problems} onTyped={setHasRepairs} refresh={refresh} />
          </RecordSection>
        )}
        {run.status === 'CHECKED' && Boolean(run.rowsChanged) && (
          <RecordSection title={texts.changes.expected}>
            <RunChanges key={`${run.checksum} ${run.finishedAt} ${checkedAgain}`} id={run.id} isUndone={false} />
          </RecordSection>
        )}
        {(run.isUndoable || run.status === 'UNDOING' || isUndone) && (
          <RecordSection title={isUndone ? texts.changes.undone : texts.changes.title}>
            <RunChanges key={`${run.status} ${run.checksum}`} id={run.id} isUndone={isUndone} />
          </RecordSection>
        )}
        <RecordSection title={texts.record.facts}>
          <RecordFacts facts={factsOf(run)} />
        </RecordSection>
      </RecordSections>
    </RecordPage>
  );
};

const factsOf = (run: ImportRun) => [
  { name: texts.facts.message, value: run.message },
  { name: texts.facts.addedBy, value: run.addedBy },
  { name: texts.facts.addedAt, value: run.addedAt && formatDateTime(run.addedAt) },
  { name: texts.facts.finishedAt, value: run.finishedAt && formatDateTime(run.finishedAt) },
  { name: texts.facts.size, value: formatFileSize(run.sizeBytes) },
  { name: texts.facts.checksum, value: run.checksum },
];

const Counts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    gap: '1px',
    m: '0',
    px: { base: '0', lg: '2' },
    borderBottomWidth: '1px',
    '& > div': { display: 'flex', flexDirection: 'column', px: '4', py: '2.5' },
    '& dd': { m: '0', fontSize: 'xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& dt': { order: 1, textStyle: 'sm', color: 'fg.muted' },
  },
});
