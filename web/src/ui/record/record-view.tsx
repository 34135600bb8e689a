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
  /** Title of the page instead of that of a record. Absent: a general one. */
  missingTitle?: string;
  missingReason: string;
  toList: string;
}

interface RecordViewProps<Value> {
  id: string;
  /** Undefined while it loads, or if it failed; null: there is none. */
  value: Value | null | undefined;
  error: unknown;
  onReload: () => Promise<unknown>;
  texts: RecordViewTexts;
  /** Path of the list. */
  listPath: string;
  /** The page has a side column. */
  hasAside?: boolean;
  children: (value: Value) => ReactNode;
}

/** Renders a record, or the state of reading it: loading, missing, failed, forbidden. */
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

/** A failed reload keeps the record on the page: the person may be writing below it. */
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
      title={isNumber.test(id) ? recordTexts.missing(id) : texts.noPage}
      actions={
        <Button asChild>
          <Link to={listPath}>{recordTexts.toList}</Link>
        </Button>
      }
    >
      {isNumber.test(id) && recordTexts.missingReason}
    </PageMessage>
  );
};

/** Other texts in the address cannot identify a record. An item of a nomenclature has two numbers. */
const isNumber = /^\d+(\.\d+)?$/;
