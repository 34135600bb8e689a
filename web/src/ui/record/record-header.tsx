import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { stateStyle } from '../list/table/list-style.ts';

interface RecordHeaderProps {
  title: string;
  /** Shown above the title in print, where the page has no top bar. */
  printedTitle?: string;
  /** Shown below the title: badges, facts, colleagues who have the record open. */
  children?: ReactNode;
  /** Shown at the right: links to the neighbours in the list, and buttons. */
  actions?: ReactNode;
}

/** The title of a record and its state. */
export const RecordHeader = ({ title, printedTitle, children, actions }: RecordHeaderProps) => (
  <Flex
    as="header"
    align="center"
    // On a narrow page, buttons that do not fit beside the title are below the title.
    wrap={{ base: 'wrap', md: 'nowrap' }}
    gap={{ base: '2', md: '4' }}
    flex="none"
    ps={{ base: '4', lg: '6' }}
    pe={{ base: '3', md: '4', lg: '6' }}
    py={{ base: '2.5', lg: '3' }}
    borderBottomWidth="1px"
  >
    <Box flex="1" minW={{ base: '11rem', md: '0' }}>
      {printedTitle && (
        <Box display="none" _print={{ display: 'block' }} fontWeight="semibold">
          {printedTitle}
        </Box>
      )}
      <Heading
        as="h2"
        fontSize={{ base: 'lg', md: '2xl' }}
        lineHeight={{ base: '1.375rem', md: '2xl' }}
        fontWeight="semibold"
        lineClamp={{ base: 2, xl: 'none' }}
        overflowWrap="anywhere"
        title={title}
      >
        {title}
      </Heading>
      {children && (
        <Flex wrap="wrap" align="center" columnGap="4" rowGap="1.5" mt="1" textStyle="sm" css={stateAndLinks}>
          {children}
        </Flex>
      )}
    </Box>
    <Flex
      align="center"
      gap={{ base: '2', md: '4' }}
      flex={{ base: '0 1 auto', md: 'none' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      alignSelf={{ base: 'start', md: 'center' }}
      data-screen-only=""
    >
      {actions}
    </Flex>
  </Flex>
);

/** Beside text, colour alone does not show what is a link. */
const stateAndLinks = { ...stateStyle, '& a': { textDecoration: 'underline', textUnderlineOffset: '2px' } } as const;

/** A fact in the header, hidden on narrow pages. */
export const HeaderFact = ({ name, children }: { name: string; children: string }) => (
  <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" hideBelow="md">
    {name}{' '}
    <chakra.span color="fg" whiteSpace="nowrap">
      {children}
    </chakra.span>
  </chakra.span>
);
