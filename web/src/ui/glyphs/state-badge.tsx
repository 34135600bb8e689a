import { chakra } from '@chakra-ui/react';
import { Glyph, type GlyphName } from './glyph.tsx';

interface StateBadgeProps {
  /** Gives the picture and the colours. */
  glyph: GlyphName;
  label: string;
}

/** The state of a record: picture and words on the colour of the state. */
export const StateBadge = ({ glyph, label }: StateBadgeProps) => (
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
    color={`status.${glyph}.fg`}
    bg={`status.${glyph}.bg`}
  >
    <Glyph name={glyph} />
    {label}
  </chakra.span>
);
