import cyrillicMedium from '@fontsource/sofia-sans/files/sofia-sans-cyrillic-500-normal.woff2?url';
import cyrillicSemibold from '@fontsource/sofia-sans/files/sofia-sans-cyrillic-600-normal.woff2?url';
import latinMedium from '@fontsource/sofia-sans/files/sofia-sans-latin-500-normal.woff2?url';
import latinSemibold from '@fontsource/sofia-sans/files/sofia-sans-latin-600-normal.woff2?url';
import type { StyleSpecification } from 'maplibre-gl';
import { labelFont, nameFont } from './base-style.ts';

type FontFaces = NonNullable<StyleSpecification['font-faces']>;

/** The library draws labels with these files itself. Their plain Cyrillic letters are the Bulgarian ones. */
export const fontFaces = (origin: string): FontFaces => ({
  [labelFont]: faces(origin, cyrillicMedium, latinMedium),
  [nameFont]: faces(origin, cyrillicSemibold, latinSemibold),
});

const faces = (origin: string, cyrillic: string, latin: string) => [
  { url: origin + cyrillic, 'unicode-range': ['U+0400-045F', 'U+2116'] },
  { url: origin + latin },
];
