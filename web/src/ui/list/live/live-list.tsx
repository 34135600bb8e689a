import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import { useEffect } from 'react';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { ListVariables } from '../list-source.ts';
import { listContext } from '../neighbours/list-context.ts';
import { texts } from './live.texts.ts';
import { readRows, readTotal } from './read-list.ts';
import { useLiveList, type LiveListOptions } from './use-live-list.ts';

export interface LiveListProps<Row, Filter, Field extends string> extends Omit<
  LiveListOptions<Row, Filter, Field>,
  'onRefresh'
> {
  /** Shows the new rows. */
  onShow: () => void;
  /** Navigates to the page with the new rows. */
  onFirstPage: () => void;
  /** The query for the ids of an adjacent page. */
  ids: TypedDocumentNode<Record<string, { items: { id: string }[] }>, ListVariables<Filter, Field>>;
  /**
   * Reads the counts of the views. Called at first, with each refresh and when `rows` change. The function must be the
   * same in each render.
   */
  readCounts?: () => Promise<unknown>;
}

/**
 * Keeps a list up to date: updates rows in place and announces new rows. The rows on screen do not move. Also sets
 * `listContext`, from which the page of a record gets its neighbours.
 */
export const LiveList = <Row, Filter, Field extends string>({
  onShow,
  onFirstPage,
  readCounts,
  ids,
  ...list
}: LiveListProps<Row, Filter, Field>) => {
  const { source, rows, total, variables, idOf } = list;
  const client = useApolloClient();
  const newRows = useLiveList({ ...list, ...(readCounts && { onRefresh: readCounts }) });
  const variablesKey = JSON.stringify(variables);

  useEffect(() => {
    readCounts?.().catch(() => {});
  }, [readCounts, rows]);
  useEffect(() => {
    const shownVariables = JSON.parse(variablesKey) as ListVariables<Filter, Field>;
    listContext.set(() => ({
      list: source.field,
      ids: rows.map(idOf),
      total,
      page: shownVariables.page,
      readPage: async (page) => {
        const items = await readRows(client, { field: source.field, rows: ids }, { ...shownVariables, page });
        return items?.map(({ id }) => id) ?? [];
      },
      readTotal: () => readTotal(client, source, shownVariables),
    }));
  }, [client, source, ids, rows, total, variablesKey, idOf]);

  return (
    <chakra.output>
      {newRows > 0 && (
        <Button
          size="xs"
          variant="outline"
          color="fg"
          bg="status.reply.bg"
          borderColor="orange.border"
          title={texts.showNew}
          onClick={variables.page.number === 1 ? onShow : onFirstPage}
        >
          <Glyph name="reply" />
          {texts.newRows(newRows)}
          <chakra.span color="fg.link" hideBelow="md">
            {texts.showNew}
          </chakra.span>
          <ArrowUp />
        </Button>
      )}
    </chakra.output>
  );
};
