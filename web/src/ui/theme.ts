import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { rememberStyles } from './remembered-styles.ts';
import { recipes, touchRecipes } from './recipes.ts';
import { baseCss, basicColors, keyframes, radii, sizes, spacing, zIndex } from './theme-base.ts';
import { globalCss, theme } from './tokens.json';

const base = {
  preflight: true,
  globalCss: baseCss,
  theme: {
    tokens: { spacing, sizes, zIndex, colors: basicColors, radii },
    semanticTokens: {
      colors: { scrim: { value: { _light: '#0b161c80', _dark: '#000000a6' } } },
    },
    keyframes,
    recipes,
  },
};

/**
 * The Chakra theme with only the recipes of `recipes.ts` and `tokens.json`. A component without a recipe has no style:
 * add its recipe, or style the component itself.
 */
export const system = rememberStyles(
  createSystem(defaultBaseConfig, base, { globalCss, theme }, { theme: touchRecipes }),
);
