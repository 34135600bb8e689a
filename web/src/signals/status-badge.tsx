import { chakra } from '@chakra-ui/react';
import type { SignalStatus } from '../types.ts';
import { Glyph } from '../ui/glyphs/glyph.tsx';
import { statusGlyphs } from './signal-state.tsx';

interface StatusBadgeProps {
  status: SignalStatus;
  /** Label of the REST service. */
  name: string;
}

export const StatusBadge = ({ status, name }: StatusBadgeProps) => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    h="22px"
    ps="1.5"
    pe="2"
    borderRadius="sm"
    textStyle="xs"
    fontWeight="semibold"
    whiteSpace="nowrap"
    color={`status.${statusGlyphs[status]}.fg`}
    bg={`status.${statusGlyphs[status]}.bg`}
  >
    <Glyph name={statusGlyphs[status]} />
    {name}
  </chakra.span>
);
