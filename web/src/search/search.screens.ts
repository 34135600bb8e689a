import type { Screen } from '../session/screen.ts';
import { titles } from './titles.texts.ts';

type PersonKind = 'submitter' | 'client';

/** Path of the page of a person. `id`: the person's number as a submitter or as a client. */
export const toPerson = (kind: PersonKind | ':kind', id: string): string => `/people/${kind}/${id}`;

export const screens: readonly Screen[] = [
  {
    path: toPerson(':kind', ':id'),
    title: titles.person,
    shortTitle: titles.personShort,
    actions: ['OPERATOR'],
    groups: ['TestMainGroup'],
    feature: 'SEARCH',
    // The record's id joins two parts of the path: `submitter.12` or `client.12`.
    record: 'PERSON',
    backTo: '/signals',
    page: () => import('./person-page.tsx'),
  },
];
