import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '../platform/format.ts';
import { texts } from './conflict-values.texts.ts';

interface ConflictValuesProps {
  seen: string;
  stored: string;
  chosen: string;
  changedBy: string | null;
  changedAt: string | null;
  /** Asks whether the chosen value should overwrite the stored one. */
  question: string;
}

/** Both values of a conflict, before one of them is overwritten. */
export const ConflictValues = ({ seen, stored, chosen, changedBy, changedAt, question }: ConflictValuesProps) => (
  <>
    <Values>
      <dt>{texts.seen}</dt>
      <dd>{seen}</dd>
      <dt>{texts.stored}</dt>
      <dd>
        <b>{stored}</b>
      </dd>
      {(changedBy ?? changedAt) && (
        <>
          <dt>{texts.changedBy}</dt>
          <dd>{[changedBy, changedAt && formatDateTime(changedAt)].filter(Boolean).join(', ')}</dd>
        </>
      )}
      <dt>{texts.chosen}</dt>
      <dd>
        <b>{chosen}</b>
      </dd>
    </Values>
    {question}
  </>
);

const Values = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    rowGap: '1',
    mb: '3',
    color: 'fg',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'fg.muted' },
    '& b': { fontWeight: 'semibold' },
  },
});
