// Chakra's tokens, reduced to those in use. Colours, fonts and text sizes of the product are in tokens.json.
const toTokens = <T extends string | number>(values: Record<string, T>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96,
];

export const spacing = toTokens(Object.fromEntries(steps.map((step) => [step, `${step / 4}rem`])));

export const sizes = {
  ...spacing,
  ...toTokens({
    full: '100%',
    fit: 'fit-content',
    min: 'min-content',
    max: 'max-content',
    prose: '76ch',
    dvh: '100dvh',
    topbarTouch: '3.25rem',
  }),
};

export const zIndex = toTokens({
  base: 0,
  docked: 10,
  sticky: 20,
  banner: 30,
  popover: 1500,
  skipNav: 1600,
  toast: 1700,
  tooltip: 1800,
});

export const basicColors = toTokens({
  transparent: 'transparent',
  current: 'currentColor',
  white: '#FFFFFF',
  black: '#000000',
});

export const radii = toTokens({ none: '0', full: '9999px' });

export const keyframes = {
  spin: { '100%': { transform: 'rotate(360deg)' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'let-through': { from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } } as const,
  'slide-from-left': { from: { translate: '-100% 0' }, to: { translate: '0' } },
  travel: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } },
};

export const baseCss = {
  '*': { '--global-color-border': 'colors.border', '--ring-inset': 'var(--chakra-empty, )' },
  'html, body, #root': { height: '100%' },
  body: { overflow: 'hidden' },
  'b, strong': { fontWeight: 'semibold' },
  a: { color: 'fg.link', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
  '*::placeholder': { color: 'fg.subtle' },
  ':focus-visible': { outlineWidth: '2px', outlineStyle: 'solid', outlineOffset: '2px' },
  '@media print': { 'html, body, #root': { height: 'auto' }, body: { overflow: 'visible' } },
};
