import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { formatDateTime } from '../platform/format.ts';
import { texts } from './conflict-values.texts.ts';

interface ConflictField {
  /** Name of the field. Absent if the conflict is about one value. */
  name?: string;
  seen: string;
  stored: string;
  chosen: string;
}

interface ConflictValuesProps {
  fields: readonly ConflictField[];
  changedBy: string | null;
  changedAt: string | null;
  /** Asks whether the chosen values should overwrite the stored ones. */
  question: string;
}

/** Shows, for each field of a conflict, the value that the user saw, the stored value and the chosen value. */
export const ConflictValues = ({ fields, changedBy, changedAt, question }: ConflictValuesProps) => (
  <>
    {fields.map(({ name, seen, stored, chosen }, index) => (
      <Fragment key={name ?? index}>
        {name && <Name>{name}</Name>}
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
      </Fragment>
    ))}
    {question}
  </>
);

const Name = chakra('h3', { base: { color: 'fg', fontWeight: 'semibold' } });

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
    '& dd': { overflowWrap: 'anywhere' },
    '& b': { fontWeight: 'semibold' },
  },
});
