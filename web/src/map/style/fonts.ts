import cyrillicMedium from '@fontsource/sofia-sans/files/sofia-sans-cyrillic-500-normal.woff2?url';
import cyrillicSemibold from '@fontsource/sofia-sans/files/sofia-sans-cyrillic-600-normal.woff2?url';
import latinMedium from '@fontsource/sofia-sans/files/sofia-sans-latin-500-normal.woff2?url';
import latinSemibold from '@fontsource/sofia-sans/files/sofia-sans-latin-600-normal.woff2?url';
import type { StyleSpecification } from 'maplibre-gl';
import { labelFont, nameFont } from './base-map-style.ts';

type FontFaces = NonNullable<StyleSpecification['font-faces']>;

/** MapLibre renders labels with these fonts. Their default Cyrillic letters have the Bulgarian forms. */
export const createFontFaces = (origin: string): FontFaces => ({
  [labelFont]: toFontFaces(origin, cyrillicMedium, latinMedium),
  [nameFont]: toFontFaces(origin, cyrillicSemibold, latinSemibold),
});

const toFontFaces = (origin: string, cyrillic: string, latin: string) => [
  { url: origin + cyrillic, 'unicode-range': ['U+0400-045F', 'U+2116'] },
  { url: origin + latin },
];
