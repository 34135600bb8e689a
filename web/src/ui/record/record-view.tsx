import { Button } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-title.ts';
import { PageError, PageMessage } from '../page-state.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { texts } from './record.texts.ts';

export interface RecordViewTexts {
  loading: string;
  failed: string;
  missing: (id: string) => string;
  /** Title of the page instead of that of a record. Default: a general one. */
  missingTitle?: string;
  missingReason: string;
  toList: string;
}

interface RecordViewProps<Value> {
  id: string;
  /** The record. Undefined while it loads, or if that failed; null if it does not exist. */
  value: Value | null | undefined;
  error: unknown;
  onReload: () => Promise<unknown>;
  texts: RecordViewTexts;
  /** Path of the list. */
  listPath: string;
  /** True if the page has a side column. Default: true. */
  hasAside?: boolean;
  children: (value: Value) => ReactNode;
}

/** Renders a record once it is read, otherwise that it is loading, missing or forbidden, or could not be read. */
export const RecordView = <Value,>({
  id,
  value,
  error,
  onReload,
  listPath,
  children,
  ...props
}: RecordViewProps<Value>) => {
  const record = useLastKnown(value ?? null);
  if (value === null && !error) return <RecordMissing id={id} texts={props.texts} listPath={listPath} />;
  if (record !== null) return children(record);
  if (error) return <PageError title={props.texts.failed} error={error} onRetry={onReload} />;
  return <RecordSkeleton label={props.texts.loading} hasAside={props.hasAside ?? true} />;
};

/** The last record that was read. It stays on the page after a failed reload, because the user may be writing there. */
const useLastKnown = <Value,>(value: Value | null): Value | null => {
  const [known, setKnown] = useState(value);
  if (value !== null && value !== known) setKnown(() => value);
  return value ?? known;
};

type RecordMissingProps = Pick<RecordViewProps<unknown>, 'id' | 'texts' | 'listPath'>;

/** There is no such record, or the person may not see it. */
export const RecordMissing = ({ id, texts: recordTexts, listPath }: RecordMissingProps) => {
  usePageTitle(recordTexts.missingTitle ?? texts.missing);
  return (
    <PageMessage
      icon={SearchX}
      title={idPattern.test(id) ? recordTexts.missing(id) : texts.noPage}
      actions={
        <Button asChild>
          <Link to={listPath}>{recordTexts.toList}</Link>
        </Button>
      }
    >
      {idPattern.test(id) && recordTexts.missingReason}
    </PageMessage>
  );
};

/** A text that can identify a record: a number, or two numbers for an item of a nomenclature. */
const idPattern = /^\d+(\.\d+)?$/;
