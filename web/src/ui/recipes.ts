const iconSize = (size: string) => ({ width: size, height: size });
const touchSize = { mdDown: { h: 'control.touch', minW: 'control.touch' } };

/** Chakra's recipes, reduced to the variants in use. Their colours, sizes and fonts are tokens in tokens.json. */
export const recipes = {
  button: {
    className: 'button',
    base: {
      display: 'inline-flex',
      appearance: 'none',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      position: 'relative',
      borderRadius: 'l2',
      borderWidth: '1px',
      borderColor: 'transparent',
      fontWeight: 'medium',
      lineHeight: '1.2',
      whiteSpace: 'nowrap',
      verticalAlign: 'middle',
      userSelect: 'none',
      cursor: 'pointer',
      outline: '0',
      isolation: 'isolate',
      transitionProperty: 'common',
      transitionDuration: 'moderate',
      focusVisibleRing: 'outside',
      _disabled: { cursor: 'not-allowed' },
      _icon: { flexShrink: '0', ...iconSize('4') },
    },
    variants: {
      size: { xs: {}, sm: {}, md: { gap: '2', _icon: iconSize('5') }, lg: { gap: '3', _icon: iconSize('5') } },
      variant: {
        solid: {
          bg: 'colorPalette.solid',
          color: 'colorPalette.contrast',
          _hover: { bg: 'colorPalette.solid/90' },
          _expanded: { bg: 'colorPalette.solid/90' },
        },
        outline: {},
        ghost: { bg: 'transparent' },
      },
    },
    defaultVariants: { variant: 'solid' },
  },
  kbd: {
    className: 'kbd',
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      px: '1',
      borderRadius: 'l2',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      userSelect: 'none',
    },
    variants: { variant: { outline: { borderWidth: '1px' } }, size: { sm: { height: '4.5' } } },
  },
} as const;

/** On phones, all buttons have the size of a touch target. */
export const touchRecipes = {
  recipes: { button: { variants: { size: { xs: touchSize, sm: touchSize, md: touchSize, lg: touchSize } } } },
};
