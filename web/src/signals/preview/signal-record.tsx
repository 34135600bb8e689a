import { useState } from 'react';
import type { Neighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { IncompleteNotice } from '../../ui/record/incomplete-notice.tsx';
import { RecordPage } from '../../ui/record/record-page.tsx';
import { texts } from './preview.texts.ts';
import { SignalAside } from './signal-aside.tsx';
import { SignalHeader } from './signal-header.tsx';
import { SignalMain } from './signal-main.tsx';
import type { SignalDetails } from './signal-thread.ts';
import { useSignalRecord } from './use-signal-record.ts';

interface SignalRecordProps {
  signal: SignalDetails;
  /** Null if the signal is not in the list of signals that was shown last. */
  neighbours: Neighbours | null;
  /** The error of the last read, if it failed in part or as a whole. */
  error: unknown;
  onReload: () => Promise<unknown>;
}

/** The page of a loaded signal, with its conversation and the form for a reply. */
export const SignalRecord = ({ signal, neighbours, error, onReload }: SignalRecordProps) => {
  const [tab, setTab] = useState('conversation');
  const record = useSignalRecord({ signal, error, onReload, onShowConversation: () => setTab('conversation') });
  const tabs = [
    { key: 'conversation', label: texts.conversation },
    { key: 'facts', label: texts.facts },
    { key: 'files', label: texts.files, count: record.files?.length },
  ];
  return (
    <RecordPage
      header={<SignalHeader signal={signal} neighbours={neighbours} others={record.others} />}
      notice={record.isStale && <IncompleteNotice onRetry={onReload}>{texts.refreshFailed}</IncompleteNotice>}
      tabs={{ label: texts.parts, tabs, current: tab, onChoose: setTab }}
    >
      <SignalMain record={record} />
      <SignalAside record={record} />
    </RecordPage>
  );
};
