import type { ListPage } from '../use-list-page.ts';
import { LiveList } from './live-list.tsx';
import type { LiveListOptions } from './use-live-list.ts';

interface PageNewsProps<Row extends { id: string }, Filter, Field extends string> extends Pick<
  LiveListOptions<Row, Filter, Field>,
  'changes' | 'rowFragment'
> {
  page: ListPage<Row, Filter, Field>;
}

/** Keeps the list of `useListPage` up to date: the `news` of its `ListScreen`. */
export const PageNews = <Row extends { id: string }, Filter, Field extends string>({
  page: { list, source, rows, count, variables },
  ...live
}: PageNewsProps<Row, Filter, Field>) =>
  rows.value && (
    <LiveList
      {...live}
      source={source}
      rows={rows.value}
      total={count.value}
      variables={variables}
      ids={source.rows}
      idOf={idOf}
      onShow={() => {
        void rows.refetch();
        void count.refetch();
      }}
      onFirstPage={() => void list.goTo({ ...list.state, page: 1 })}
    />
  );

const idOf = ({ id }: { id: string }): string => id;
