import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { emptyMark } from '../../platform/format.ts';

export interface RecordFact {
  name: string;
  value: ReactNode;
  /** True if the header shows the fact on wide pages. It is then hidden here. */
  isInHeader?: boolean;
}

/** The facts of a record as pairs of name and value. */
export const RecordFacts = ({ facts }: { facts: readonly RecordFact[] }) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="minmax(7.25rem, auto) 1fr"
    alignItems="baseline"
    columnGap="4"
    rowGap="1.5"
    textStyle="sm"
    fontVariantNumeric="tabular-nums"
  >
    {facts.map(({ name, value, isInHeader }) => (
      <Fragment key={name}>
        <chakra.dt color="fg.muted" {...(isInHeader && { hideFrom: 'xl' })}>
          {name}
        </chakra.dt>
        <chakra.dd minW="0" overflowWrap="anywhere" {...(isInHeader && { hideFrom: 'xl' })}>
          {value ?? emptyMark}
        </chakra.dd>
      </Fragment>
    ))}
  </chakra.dl>
);
