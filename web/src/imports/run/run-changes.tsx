import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { activityFields } from '@struma/shared/activity-fields.texts.ts';
import { useState } from 'react';
import { emptyMark, formatNumber } from '../../platform/format.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { RecordLink } from '../../session/record-link.tsx';
import type { RecordKind } from '../../session/screen.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { PageError, PageSkeleton } from '../../ui/page-state.tsx';
import { useImportChangesQuery } from '../imports.generated.ts';
import type { ImportChangesQuery } from '../imports.generated.ts';
import { texts as runTexts } from './run.texts.ts';

const texts = runTexts.changes;

type Change = ImportChangesQuery['importChanges']['items'][number];

const pageSize = 25;

/** The records that an import adds or changes, or that a checked file would add or change, with old and new values. */
export const RunChanges = ({ id, isUndone }: { id: string; isUndone: boolean }) => {
  const [number, setNumber] = useState(1);
  const { data, previousData, error, refetch } = useImportChangesQuery({
    variables: { importFileId: id, page: { number, size: pageSize } },
    // After a check, the import of the file or a repair replaces the changes.
    fetchPolicy: 'network-only',
    context: silentContext,
  });
  const changes = (data ?? previousData)?.importChanges;
  if (!changes)
    return error ? (
      <PageError title={texts.failed} error={error} onRetry={refetch} />
    ) : (
      <chakra.output aria-label={texts.loading} display="block">
        <PageSkeleton lines={3} />
      </chakra.output>
    );
  if (changes.totalCount === 0) return <Text textStyle="sm">{texts.onlyNew}</Text>;
  return (
    <Box overflowX="auto">
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.record}</th>
            <th scope="col">{texts.values}</th>
          </tr>
        </thead>
        <tbody>
          {changes.items.map((change) => (
            <ChangeRow key={`${change.type} ${change.recordId}`} change={change} isUndone={isUndone} />
          ))}
        </tbody>
      </Table>
      {changes.totalCount > pageSize && <Pages number={number} total={changes.totalCount} onOpen={setNumber} />}
    </Box>
  );
};

interface PagesProps {
  number: number;
  total: number;
  onOpen: (number: number) => void;
}

const Pages = ({ number, total, onOpen }: PagesProps) => {
  const first = (number - 1) * pageSize + 1;
  const last = Math.min(total, number * pageSize);
  return (
    <Flex align="center" gap="2" my="2">
      <Text textStyle="sm" color="fg.muted" aria-live="polite">
        {texts.range(formatNumber(first), formatNumber(last), formatNumber(total))}
      </Text>
      <Button size="xs" variant="outline" disabled={number === 1} onClick={() => onOpen(number - 1)}>
        {texts.previous}
      </Button>
      <Button size="xs" variant="outline" disabled={last >= total} onClick={() => onOpen(number + 1)}>
        {texts.next}
      </Button>
    </Flex>
  );
};

/** A record that an undone import had added is not stored any more, so its name is not a link. */
const ChangeRow = ({ change, isUndone }: { change: Change; isUndone: boolean }) => {
  const { type, recordId, name, isNew, values } = change;
  const id = isNew && isUndone ? null : recordId;
  return (
    <tr>
      <th scope="row">
        {texts.types[type]} <NamedRecord type={type} id={id} name={name ?? recordId} />
        {isNew && ` (${texts.isNew})`}
      </th>
      <td>
        {values.map(({ field, oldValue, newValue, recordType, oldRecordId, newRecordId }) => (
          <chakra.span key={field} display="inline-block" me="3">
            {fieldNames.get(field) ?? field}: <NamedRecord type={recordType} id={oldRecordId} name={oldValue} />
            {oldValue !== null && <Arrow />}
            <b>
              <NamedRecord type={recordType} id={newRecordId} name={newValue ?? emptyMark} />
            </b>
          </chakra.span>
        ))}
      </td>
    </tr>
  );
};

interface NamedRecordProps {
  type: Change['type'] | null;
  /** Null if there is no page of the record. */
  id: string | null;
  name: string | null;
}

const NamedRecord = ({ type, id, name }: NamedRecordProps) => {
  const kind = type && id !== null && recordKinds[type];
  return kind ? (
    <RecordLink kind={kind} id={id}>
      {name}
    </RecordLink>
  ) : (
    name
  );
};

/** The kinds of records that have pages. */
const recordKinds: Partial<Record<Change['type'], RecordKind>> = {
  ADDRESS: 'ADDRESS',
  CLIENT: 'CLIENT',
  WATER_METER: 'WATER_METER',
};

const fieldNames: ReadonlyMap<string, string> = new Map(Object.entries({ ...activityFields, ...texts.fields }));

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    '& th': { textAlign: 'start', fontWeight: 'normal', py: '1.5', pe: '4', verticalAlign: 'top' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th, & td': { borderTopWidth: '1px' },
    '& td': { py: '1.5', overflowWrap: 'anywhere' },
    '& b': { fontWeight: 'medium' },
  },
});
