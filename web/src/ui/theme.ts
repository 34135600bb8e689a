import { createSystem, defaultBaseConfig, type SystemConfig } from '@chakra-ui/react';
import {
  buttonRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  fieldSlotRecipe,
  inputRecipe,
  kbdRecipe,
  nativeSelectSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';
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
      textarea: textareaRecipe,
      kbd: kbdRecipe,
      checkmark: checkmarkRecipe,
    },
    slotRecipes: { field: fieldSlotRecipe, nativeSelect: nativeSelectSlotRecipe, checkbox: checkboxSlotRecipe },
  },
};

type Theme = NonNullable<SystemConfig['theme']>;

// These two change slot recipes that `base` defines whole, so they name no slots.
const look = theme as unknown as Theme;
const onTouch = touchRecipes as unknown as Theme;

/** Only these recipes are there: others come with the code that is loaded for them, as `unstyled` parts and props. */
export const system = createSystem(defaultBaseConfig, base, { globalCss, theme: look }, { theme: onTouch });
