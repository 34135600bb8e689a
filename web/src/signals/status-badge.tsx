import type { SignalStatus } from '../types.ts';
import { StateBadge } from '../ui/glyphs/state-badge.tsx';
import { statusGlyphs } from './signal-state.tsx';

interface StatusBadgeProps {
  status: SignalStatus;
  /** Label of the status, as the REST service sends it. */
  name: string;
}

export const StatusBadge = ({ status, name }: StatusBadgeProps) => (
  <StateBadge glyph={statusGlyphs[status]} label={name} />
);
