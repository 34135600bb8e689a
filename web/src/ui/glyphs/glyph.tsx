import type { ReactNode } from 'react';

export type GlyphName = 'signal' | 'breakdown' | 'rejected' | 'closed' | 'reply' | 'team' | 'removed';

/**
 * Icon of a status, always beside its label. Icons differ in shape, not only in colour. They are plain SVG, because
 * lists render hundreds of them.
 */
export const Glyph = ({ name }: { name: GlyphName }) => <Frame color={`status-${name}-mark`}>{shapes[name]}</Frame>;

interface PriorityGlyphProps {
  /** Rank of the priority: 1 is the lowest, 4 and above the highest. */
  level: number;
}

/** One to three filled bars, or the red icon of the highest priority. */
export const PriorityGlyph = ({ level }: PriorityGlyphProps) =>
  level >= 4 ? (
    <Frame color="red-solid">
      <rect x="1" y="1" width="14" height="14" rx="3" fill="currentColor" />
      <path d="M8 4v4.5" stroke="var(--chakra-colors-bg-panel)" strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="8" cy="11.4" r="1.1" fill="var(--chakra-colors-bg-panel)" />
    </Frame>
  ) : (
    <Frame color={level === 3 ? 'orange-solid' : 'fg-muted'}>
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          x={1.5 + bar * 4.7}
          y={10 - bar * 3.8}
          width="3.4"
          height={5 + bar * 3.8}
          rx="1"
          fill="currentColor"
          opacity={bar < level ? 1 : 0.28}
        />
      ))}
    </Frame>
  );

const Frame = ({ color, children }: { color: string; children: ReactNode }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    aria-hidden="true"
    style={{ color: `var(--chakra-colors-${color})`, flex: 'none' }}
  >
    {children}
  </svg>
);

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 };
const panelStroke = {
  fill: 'none',
  stroke: 'var(--chakra-colors-bg-panel)',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const tick = (
  <>
    <circle cx="8" cy="8" r="7" fill="currentColor" />
    <path d="m4.900 8.200 2.200 2.200 4-4.400" {...panelStroke} strokeWidth="1.7" />
  </>
);

const shapes: Record<GlyphName, ReactNode> = {
  signal: (
    <>
      <circle cx="8" cy="8" r="6" {...line} />
      <circle cx="8" cy="8" r="2.25" fill="currentColor" />
    </>
  ),
  breakdown: (
    <>
      <path
        d="M8 .8c.4 0 .8.2 1.1.5l5.6 5.6c.6.6.6 1.6 0 2.2l-5.6 5.6c-.6.6-1.6.6-2.2 0L1.300 9.100c-.6-.6-.6-1.6 0-2.200l5.600-5.600C7.200 1 7.600.8 8 .8z"
        fill="currentColor"
      />
      <path d="M8 4.600v4" {...panelStroke} strokeWidth="1.7" />
      <circle cx="8" cy="11.2" r="1" fill="var(--chakra-colors-bg-panel)" />
    </>
  ),
  rejected: (
    <>
      <circle cx="8" cy="8" r="6" {...line} />
      <path d="M4.200 11.800l7.600-7.600" {...line} />
    </>
  ),
  closed: tick,
  removed: tick,
  reply: (
    <>
      <rect x="1" y="1" width="14" height="14" rx="3.5" fill="currentColor" />
      <path d="M7 5 4.500 7.500 7 10M4.800 7.500h4c1.600 0 2.700 1 2.700 2.600v.6" {...panelStroke} strokeWidth="1.5" />
    </>
  ),
  team: (
    <>
      <circle cx="8" cy="8" r="6" {...line} />
      <path d="M8 4.200a3.800 3.800 0 0 1 0 7.600z" fill="currentColor" />
    </>
  ),
};
