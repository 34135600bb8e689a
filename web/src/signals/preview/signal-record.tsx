import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Incomplete } from './incomplete.tsx';
import { type Part, PartTabs } from './part-tabs.tsx';
import { texts } from './preview.texts.ts';
import { previewStyle } from './preview-style.ts';
import { RecordAside } from './record-aside.tsx';
import { RecordHeader } from './record-header.tsx';
import { RecordMain } from './record-main.tsx';
import { SubmitLink } from '../submit-link.tsx';
import type { SignalDetails } from './conversation/entries.ts';
import type { Neighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { useSignalRecord } from './use-signal-record.ts';

interface SignalRecordProps {
  signal: SignalDetails;
  /** Null: it was not opened from a list. */
  neighbours: Neighbours | null;
  /** The error of the last read, if it failed in part or as a whole. */
  error: unknown;
  onReload: () => Promise<unknown>;
}

/** A signal that has been read, with its conversation and the reply. */
export const SignalRecord = ({ signal, neighbours, error, onReload }: SignalRecordProps) => {
  const [part, setPart] = useState<Part>('conversation');
  const record = useSignalRecord({ signal, error, onReload, onShowConversation: () => setPart('conversation') });
  return (
    <Flex direction="column" css={previewStyle} data-part={part}>
      <RecordHeader signal={signal} neighbours={neighbours} others={record.others} actions={<SubmitLink />} />
      {record.isStale && <Incomplete onRetry={onReload}>{texts.refreshFailed}</Incomplete>}
      <PartTabs part={part} onChoose={setPart} filesCount={signal.attachments?.length} />
      <div className="columns">
        <RecordMain record={record} />
        <RecordAside record={record} />
      </div>
    </Flex>
  );
};
