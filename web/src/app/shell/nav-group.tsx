import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NavGroupProps {
  title: string;
  /** In the rail, which shows icons only, a line replaces the title. */
  isRail: boolean;
  children: ReactNode;
}

export const NavGroup = ({ title, isRail, children }: NavGroupProps) => (
  <chakra.fieldset aria-label={title} minW="0">
    {isRail ? (
      <Box h="1px" mx="2.5" my="1.5" bg="border" />
    ) : (
      <Box px="3" pt="3.5" pb="1" textStyle="xs" fontWeight="medium" color="fg.muted">
        {title}
      </Box>
    )}
    {children}
  </chakra.fieldset>
);
