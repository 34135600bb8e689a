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
  /** Title of the page if the record is missing. Default: a general title. */
  missingTitle?: string;
  missingReason: string;
  toList: string;
}

interface RecordViewProps<Value> {
  id: string;
  /** The record. Undefined while it loads. Null if it does not exist, or if `error` is set and it could not be read. */
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

/** Renders a record that was read. Otherwise shows that the record is loading, is missing or could not be read. */
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
  const [lastValue, setLastValue] = useState(value);
  if (value !== null && value !== lastValue) setLastValue(() => value);
  return value ?? lastValue;
};

type RecordMissingProps = Pick<RecordViewProps<unknown>, 'id' | 'texts' | 'listPath'>;

/** Shown if the record does not exist, or if the service hides it because the user may not see the record. */
export const RecordMissing = ({ id, texts: recordTexts, listPath }: RecordMissingProps) => {
  usePageTitle(recordTexts.missingTitle ?? texts.missing, { isMissing: true });
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
