import { chakra } from '@chakra-ui/react';
import { PageError } from '../../ui/page-state.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useDesk } from '../use-desk.ts';
import { SignalFiles } from './attachments/signal-files.tsx';
import { texts as deskTexts } from './desk/desk.texts.ts';
import { TakenBy } from './desk/taken-by.tsx';
import { Facts } from './facts.tsx';
import { PlaceSection } from './place-section.tsx';
import { texts } from './preview.texts.ts';
import { StatusBox } from './status/status-box.tsx';
import type { SignalRecordState } from './use-signal-record.ts';

/** Status, place, colleague, facts and files of a signal. */
export const RecordAside = ({ record }: { record: SignalRecordState }) => {
  const { signal, reloadAll } = record;
  const { hasDesk, isOperator } = useDesk();
  return (
    <aside className="aside" aria-label={texts.factsOf}>
      <section className="section">
        <h3>{texts.status}</h3>
        {isOperator ? (
          <StatusBox signal={signal} onReload={reloadAll} />
        ) : (
          <StatusBadge status={signal.status} name={signal.statusName} />
        )}
      </section>
      <PlaceSection signal={signal} />
      {hasDesk && (
        <section className="section">
          <h3>{deskTexts.takenBy}</h3>
          <TakenBy signal={signal} />
        </section>
      )}
      <section className="section">
        <h3>{texts.facts}</h3>
        <Facts signal={signal} />
      </section>
      <Files record={record} />
    </aside>
  );
};

const Files = ({ record: { signal, failedParts, error, reload } }: { record: SignalRecordState }) => (
  <section className="section files">
    <h3>
      {texts.attached}
      {signal.attachments && (
        <chakra.span color="fg.subtle" textStyle="sm" fontWeight="normal">
          {signal.attachments.length}
        </chakra.span>
      )}
    </h3>
    {signal.attachments ? (
      <SignalFiles
        attachments={signal.attachments}
        archiveUrl={signal.attachmentsUrl}
        hasOthers={signal.responses?.some(({ attachmentsCount }) => attachmentsCount > 0) ?? false}
      />
    ) : (
      <PageError title={texts.filesFailed} error={failedParts.attachments ?? error} onRetry={reload} />
    )}
  </section>
);
