import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { buttonRecipe, inputRecipe, kbdRecipe } from '@chakra-ui/react/theme';
import { baseCss, basicColors, cursor, keyframes, radii, sizes, spacing, touchRecipes, zIndex } from './theme-base.ts';
import { globalCss, theme } from './tokens.json';

const base = {
  preflight: true,
  globalCss: baseCss,
  theme: {
    tokens: { spacing, sizes, zIndex, cursor, colors: basicColors, radii },
    semanticTokens: {
      colors: { scrim: { value: { _light: '#0b161c80', _dark: '#000000a6' } } },
    },
    keyframes,
    layerStyles: { disabled: { value: { cursor: 'not-allowed' } } },
    recipes: {
      button: buttonRecipe,
      input: inputRecipe,
      kbd: kbdRecipe,
    },
  },
};

/** Only these recipes are there: whoever needs another adds it here, or styles a part by itself. */
export const system = createSystem(defaultBaseConfig, base, { globalCss, theme }, { theme: touchRecipes });
