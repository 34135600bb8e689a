import type { ListPage } from '../use-list-page.ts';
import { LiveList, type LiveListProps } from './live-list.tsx';
import type { LiveListOptions } from './use-live-list.ts';

interface PageNewsProps<Row extends { id: string }, Filter, Field extends string> extends Pick<
  LiveListOptions<Row, Filter, Field>,
  'changes' | 'rowFragment'
> {
  page: ListPage<Row, Filter, Field>;
  /** The query for the ids of an adjacent page. Default: the query for the rows. */
  ids?: LiveListProps<Row, Filter, Field>['ids'];
  /** Reads the counts of the list's views again. The function must be the same in each render. */
  readCounts?: (() => Promise<unknown>) | undefined;
}

/** Keeps the list of `useListPage` up to date. Pass this component to `ListScreen` as `news`. */
export const PageNews = <Row extends { id: string }, Filter, Field extends string>({
  page: { list, source, rows, count, variables, openedAt },
  ids = source.rows,
  readCounts,
  ...live
}: PageNewsProps<Row, Filter, Field>) =>
  rows.value && (
    <LiveList
      {...live}
      source={source}
      rows={rows.value}
      total={count.value}
      variables={variables}
      openedAt={openedAt}
      ids={ids}
      idOf={idOf}
      {...(readCounts && { readCounts })}
      onShow={() => {
        for (const read of [rows.refetch, count.refetch, readCounts]) void read?.();
      }}
      onFirstPage={() => void list.goTo({ ...list.state, page: 1 })}
    />
  );

const idOf = ({ id }: { id: string }): string => id;
