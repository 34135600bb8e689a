import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { emptyMark, formatDateTime } from '../../platform/format.ts';
import type { SignalDetails } from './conversation/entries.ts';
import { texts } from './preview.texts.ts';

/** The signal's facts as pairs of name and value. */
export const Facts = ({ signal }: { signal: SignalDetails }) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="minmax(7.25rem, auto) 1fr"
    columnGap="4"
    rowGap="1.5"
    textStyle="sm"
    fontVariantNumeric="tabular-nums"
  >
    {/* Where the heading has room for all of it, it need not stand here. */}
    <chakra.dt color="fg.muted" hideFrom="xl">
      {texts.title}
    </chakra.dt>
    <chakra.dd minW="0" overflowWrap="anywhere" hideFrom="xl">
      {signal.title}
    </chakra.dd>
    {pairsOf(signal).map(([name, value]) => (
      <Fragment key={name}>
        <chakra.dt color="fg.muted">{name}</chakra.dt>
        <chakra.dd minW="0" overflowWrap="anywhere">
          {value ?? emptyMark}
        </chakra.dd>
      </Fragment>
    ))}
  </chakra.dl>
);

const pairsOf = (signal: SignalDetails): readonly (readonly [string, string | null])[] => [
  [texts.client, signal.submitter?.name ?? null],
  [texts.place, signal.location && coordinates(signal.location)],
  [texts.department, texts.departmentName],
  [texts.created, formatDateTime(signal.createdAt)],
  [texts.lastResponse, signal.lastResponseAt && formatDateTime(signal.lastResponseAt)],
  [texts.closed, signal.closedAt && formatDateTime(signal.closedAt)],
  [texts.breakdown, signal.workCardNo],
];

const coordinates = ({ latitude, longitude }: NonNullable<SignalDetails['location']>): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
