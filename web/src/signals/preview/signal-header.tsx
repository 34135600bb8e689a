import { Flex } from '@chakra-ui/react';
import { formatDateTime, waitText } from '../../platform/format.ts';
import { useNow } from '../../platform/use-now.ts';
import { Glyph } from '../../ui/glyphs/glyph.tsx';
import { NeighbourLinks } from '../../ui/list/neighbours/neighbour-links.tsx';
import type { Neighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { PresenceLine } from '../../ui/record/presence/presence-line.tsx';
import type { PresentColleague } from '../../ui/record/presence/use-presence.ts';
import { PrintRecord } from '../../ui/record/print-record.tsx';
import { HeaderFact, RecordHeader } from '../../ui/record/record-header.tsx';
import { Priority } from '../../ui/glyphs/priority.tsx';
import { findWaitStart } from '../signal-state.tsx';
import { useCurrentList } from '../email/use-current-list.ts';
import { StatusBadge } from '../status-badge.tsx';
import { SubmitLink } from '../submit-link.tsx';
import { useSignalChoices } from '../use-signal-choices.ts';
import { texts as operatorTexts } from './operator-parts/operator-parts.texts.ts';
import { texts } from './preview.texts.ts';
import type { SignalDetails } from './signal-thread.ts';

interface SignalHeaderProps {
  signal: SignalDetails;
  /** Null if the signal is not in the list of signals that was shown last. */
  neighbours: Neighbours | null;
  /** Colleagues who have the signal open too. */
  others: readonly PresentColleague[];
}

/** The header of a signal's page: title, buttons, status, priority, department, times and present colleagues. */
export const SignalHeader = ({ signal, neighbours, others }: SignalHeaderProps) => {
  const { pathOf } = useCurrentList();
  const { priorityOrder } = useSignalChoices();
  return (
    <RecordHeader
      title={signal.title}
      printedTitle={texts.numbered(signal.id)}
      actions={
        <>
          <PrintRecord />
          {neighbours && <NeighbourLinks neighbours={neighbours} texts={operatorTexts} pathOf={pathOf} />}
          <SubmitLink />
        </>
      }
    >
      <StatusBadge status={signal.status} name={signal.statusName} />
      {signal.priority && <Priority priority={signal.priority} order={priorityOrder} />}
      <HeaderFact name={`${texts.department}:`}>{texts.departmentName}</HeaderFact>
      <HeaderFact name={texts.created}>{formatDateTime(signal.createdAt)}</HeaderFact>
      <WaitingTime signal={signal} />
      <PresenceLine others={others} />
    </RecordHeader>
  );
};

const WaitingTime = ({ signal }: { signal: SignalDetails }) => {
  const now = useNow();
  const since = findWaitStart(signal);
  if (since === null) return null;
  return (
    <Flex as="span" align="center" gap="1.5" color="fg.warning" fontWeight="medium" fontVariantNumeric="tabular-nums">
      <Glyph name="reply" />
      {waitText(since, now)}
    </Flex>
  );
};
