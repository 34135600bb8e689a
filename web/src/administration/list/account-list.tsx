import { chakra } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { formatNumber } from '../../platform/format.ts';
import { PageError } from '../../ui/page-state.tsx';
import { IncompleteNotice } from '../../ui/record/incomplete-notice.tsx';
import { RecordSkeleton } from '../../ui/record/record-skeleton.tsx';
import { accountStyle } from './account-style.ts';
import { texts } from '../administration.texts.ts';
import { LoadMore } from './load-more.tsx';
import { SearchField } from './search-field.tsx';
import type { useSearch } from './use-search.ts';

export const pageSize = 100;

/** Adds the rows of the next page. A row that moved between the two reads occurs once. */
export const joinPages = <Row extends { id: string }>(rows: readonly Row[], more: readonly Row[]): Row[] => [
  ...new Map([...rows, ...more].map((row) => [row.id, row])).values(),
];

interface AccountListProps<Row> {
  /** The rows that are loaded so far. Undefined before the first page is loaded. */
  page: { items: readonly Row[]; totalCount: number } | undefined;
  /** Why the last read failed. */
  error: unknown;
  onRetry: () => Promise<unknown>;
  /** Reads the page with this number and adds its rows. */
  onLoadPage: (number: number) => Promise<unknown>;
  search: ReturnType<typeof useSearch>;
  texts: { search: string; loading: string; empty: string };
  /** Buttons at the end of the toolbar. */
  tools: ReactNode;
  /** Shown below the rows. */
  footer?: ReactNode;
  /** Renders the table of the rows. */
  children: (rows: readonly Row[]) => ReactNode;
}

const noRows: readonly never[] = [];

/** AM-1: a list without a pager. Scrolling to the end loads further rows. */
export const AccountList = <Row,>({
  page,
  error,
  onRetry,
  onLoadPage,
  search,
  texts: listTexts,
  tools,
  footer,
  children,
}: AccountListProps<Row>) => {
  const [isLoading, setIsLoading] = useState(false);
  const rows = useDeferredValue(page?.items ?? noRows);
  const loadMore = async (): Promise<void> => {
    setIsLoading(true);
    // Rounded up, because `joinPages` may have removed repeated rows.
    await onLoadPage(Math.ceil(rows.length / pageSize) + 1).catch(() => undefined);
    setIsLoading(false);
  };
  if (!page && error) return <PageError title={texts.failed} error={error} onRetry={onRetry} />;
  if (!page) return <RecordSkeleton label={listTexts.loading} hasAside={false} />;
  const { totalCount } = page;
  return (
    <Page>
      <div className="tools">
        <SearchField label={listTexts.search} value={search.typed} onChange={search.setTyped} />
        <output>{texts.total(formatNumber(totalCount))}</output>
        <span className="end">{tools}</span>
      </div>
      {Boolean(error) && <IncompleteNotice onRetry={onRetry}>{texts.failed}</IncompleteNotice>}
      <div className="rows">
        {children(rows)}
        {rows.length === 0 && <chakra.p p="4">{listTexts.empty}</chakra.p>}
        {rows.length > 0 && rows.length < totalCount && (
          <LoadMore
            key={rows.length}
            label={texts.countOf(rows.length, totalCount)}
            isLoading={isLoading}
            onLoad={() => void loadMore()}
          />
        )}
      </div>
      {footer}
    </Page>
  );
};

const Page = chakra('div', { base: accountStyle });
