import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { emptyMark } from '../../platform/format.ts';

export interface RecordFact {
  name: string;
  value: ReactNode;
  /** True if the header shows the fact too. On wide pages the fact is then hidden here. */
  isInHeader?: boolean;
}

interface RecordFactsProps {
  facts: readonly RecordFact[];
  /** True for a long list: a line below each fact, as in a table. */
  isRuled?: boolean;
}

/** The facts of a record as pairs of name and value. */
export const RecordFacts = ({ facts, isRuled = false }: RecordFactsProps) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="minmax(7.25rem, auto) 1fr"
    alignItems={isRuled ? 'stretch' : 'baseline'}
    columnGap={isRuled ? '0' : '4'}
    rowGap={isRuled ? '0' : '1.5'}
    textStyle="sm"
    fontVariantNumeric="tabular-nums"
    {...(isRuled && { css: ruled })}
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

const ruled = {
  '& dt, & dd': { py: '1', borderBottomWidth: '1px', borderColor: 'border.muted' },
  '& dt': { ps: { base: '4', lg: '6' }, pe: '4' },
  '& dd': { pe: '4' },
};
