import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDateTime, waitText } from '../../platform/format.ts';
import { Glyph } from '../../ui/glyphs/glyph.tsx';
import { stateStyle } from '../../ui/list/table/list-style.ts';
import type { SignalDetails } from './conversation/entries.ts';
import { Priority, waitsSince } from '../signal-state.tsx';
import { toSignal } from '../signals.screens.ts';
import { texts as deskTexts } from './desk/desk.texts.ts';
import { texts } from './preview.texts.ts';
import { NeighbourLinks } from '../../ui/list/neighbours/neighbour-links.tsx';
import { PresenceLine } from './desk/presence-line.tsx';
import type { Neighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import type { Present } from './desk/use-presence.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useSignalChoices } from '../use-signal-choices.ts';
import { useNow } from '../../platform/use-now.ts';

interface RecordHeaderProps {
  signal: SignalDetails;
  /** Null: it was not opened from a list. */
  neighbours: Neighbours | null;
  /** Colleagues who are with it too. */
  others: readonly Present[];
  /** At the right. */
  actions?: ReactNode;
}

/** What the record is and how it stands, at a glance. */
export const RecordHeader = ({ signal, neighbours, others, actions }: RecordHeaderProps) => {
  const now = useNow();
  const waits = waitsSince(signal);
  const { priorityOrder } = useSignalChoices();
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '2', md: '4' }}
      flex="none"
      ps={{ base: '4', lg: '6' }}
      pe={{ base: '1', md: '4', lg: '6' }}
      py={{ base: '2.5', lg: '3' }}
      borderBottomWidth="1px"
    >
      <Box flex="1" minW="0">
        <Heading
          as="h2"
          fontSize={{ base: 'lg', md: '2xl' }}
          lineHeight={{ base: '1.375rem', md: '2xl' }}
          fontWeight="semibold"
          lineClamp={{ base: 2, xl: 'none' }}
          overflowWrap="anywhere"
          title={signal.title}
        >
          {signal.title}
        </Heading>
        <Flex wrap="wrap" align="center" columnGap="4" rowGap="1.5" mt="1" textStyle="sm" css={stateStyle}>
          <StatusBadge status={signal.status} name={signal.statusName} />
          {signal.priority && <Priority priority={signal.priority} order={priorityOrder} />}
          <Fact name={`${texts.department}:`}>{texts.departmentName}</Fact>
          <Fact name={texts.created}>{formatDateTime(signal.createdAt)}</Fact>
          {waits !== null && (
            <Flex
              as="span"
              align="center"
              gap="1.5"
              color="fg.warning"
              fontWeight="medium"
              fontVariantNumeric="tabular-nums"
            >
              <Glyph name="reply" />
              {waitText(waits, now)}
            </Flex>
          )}
          <PresenceLine others={others} />
        </Flex>
      </Box>
      <Flex align="center" gap={{ base: '0', md: '4' }} flex="none" alignSelf={{ base: 'start', md: 'center' }}>
        {neighbours && <NeighbourLinks neighbours={neighbours} texts={deskTexts} pathOf={toSignal} />}
        {actions}
      </Flex>
    </Flex>
  );
};

const Fact = ({ name, children }: { name: string; children: string }) => (
  <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" hideBelow="md">
    {name}{' '}
    <chakra.span color="fg" whiteSpace="nowrap">
      {children}
    </chakra.span>
  </chakra.span>
);
