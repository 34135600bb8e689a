import { Box } from '@chakra-ui/react';
import { HistorySection } from '../../history/history-section.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { PageError } from '../../ui/page-state.tsx';
import { RecordAside, RecordSection } from '../../ui/record/record-page.tsx';
import { signalChanged } from '../signals.live.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useSignalTools } from '../use-signal-tools.ts';
import { texts as operatorTexts } from './operator-parts/operator-parts.texts.ts';
import { PlaceSection } from './place-section.tsx';
import { texts } from './preview.texts.ts';
import { SignalFacts } from './signal-facts.tsx';
import type { SignalRecordState } from './use-signal-record.ts';

const OutageNotice = lazyPart(() => import('../../breakdowns/outage/outage-notice.tsx'), 'OutageNotice');

const SignalBreakdown = lazyPart(() => import('../../breakdowns/signal/signal-breakdown.tsx'), 'SignalBreakdown');

const SignalAssignee = lazyPart(
  () => import('./operator-parts/signal-assignee.tsx'),
  'SignalAssignee',
  <Box h="control.lg" />,
);

// The placeholders are as high as the controls that replace them, so that the page does not move.
const StatusBox = lazyPart(() => import('./status/status-box.tsx'), 'StatusBox', <Box h="control.sm" />);

const PriorityBox = lazyPart(() => import('./priority/priority-box.tsx'), 'PriorityBox', <Box h="control.sm" />);

const SubmitterFacts = lazyPart(
  () => import('./person/submitter-facts.tsx'),
  'SubmitterFacts',
  // As high as the five rows of facts.
  <Box h="7.625rem" />,
);

const CorrectSignal = lazyPart(
  () => import('./correct/correct-signal.tsx'),
  'CorrectSignal',
  <Box h={{ base: 'control.touch', md: 'control.xs' }} />,
);

const RecordFiles = lazyPart(
  () => import('../../ui/attachments/record-files.tsx'),
  'RecordFiles',
  <Box h="control.lg" />,
);

const SignalLinks = lazyPart(() => import('./links/signal-links.tsx'), 'SignalLinks', <Box h="control.lg" />);

/** The side column of a signal's page: status, breakdown, priority, place, people, facts, links, files and history. */
export const SignalAside = ({ record }: { record: SignalRecordState }) => {
  const { signal, reloadAll } = record;
  const { hasOperatorTools, hasContact, hasLinks, hasHistory, isOperator } = useSignalTools();
  return (
    <RecordAside label={texts.factsOf}>
      <RecordSection title={texts.status} tab="facts" isScreenOnly>
        {isOperator ? (
          <StatusBox signal={signal} onReload={reloadAll} />
        ) : (
          <StatusBadge status={signal.status} name={signal.statusName} />
        )}
      </RecordSection>
      {isOperator && signal.status === 'BREAKDOWN' && (
        <RecordSection title={texts.breakdown} tab="facts" isScreenOnly>
          <SignalBreakdown signal={signal} onChanged={reloadAll} />
        </RecordSection>
      )}
      {hasOperatorTools && (
        <RecordSection title={texts.priority} tab="facts" isScreenOnly>
          <PriorityBox signal={signal} onReload={reloadAll} />
        </RecordSection>
      )}
      {!isOperator && isOpen(signal) && signal.location && (
        <OutageNotice place={signal.location} signalId={signal.id} />
      )}
      <PlaceSection signal={signal} />
      {hasOperatorTools && (
        <RecordSection title={operatorTexts.takenBy} tab="facts">
          <SignalAssignee signal={signal} />
        </RecordSection>
      )}
      {hasContact && (
        <RecordSection title={texts.client} tab="facts">
          <SubmitterFacts key={signal.submitter?.id} id={signal.id} submitter={signal.submitter} />
        </RecordSection>
      )}
      <RecordSection title={texts.facts} tab="facts">
        <SignalFacts signal={signal} />
        {hasOperatorTools && <CorrectSignal signal={signal} onCorrected={reloadAll} />}
      </RecordSection>
      {hasLinks && (
        <RecordSection title={texts.links} tab="facts">
          <SignalLinks record={record} />
        </RecordSection>
      )}
      <Files record={record} />
      {hasHistory && (
        <HistorySection
          tab="facts"
          entity="SIGNAL"
          recordId={signal.id}
          changes={signalChanged}
          concerns={({ signalId }) => signalId === signal.id}
        />
      )}
    </RecordAside>
  );
};

/** The cause of a signal that is done is not the present water stop. */
const isOpen = ({ status }: SignalRecordState['signal']): boolean => status !== 'CLOSED' && status !== 'REJECTED';

const Files = ({ record: { signal, files, failedParts, error, reload } }: { record: SignalRecordState }) => (
  <RecordSection title={texts.attached} count={files?.length} tab="files">
    {files ? (
      <RecordFiles attachments={files} archiveUrl={signal.attachmentsUrl} archiveHint={texts.archiveHint} />
    ) : (
      <PageError title={texts.filesFailed} error={failedParts.attachments ?? error} onRetry={reload} />
    )}
  </RecordSection>
);
