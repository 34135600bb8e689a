import { Button, Text } from '@chakra-ui/react';
import { Columns3, Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { silentContext } from '../platform/request/busy.ts';
import { showColumns } from '../ui/list/shown-columns.ts';
import type { List } from '../ui/list/use-list-url.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { findPresentView, searchOfList } from './list-search.ts';
import { useListViewsQuery } from './list-views.generated.ts';
import { texts } from './list-views.texts.ts';
import { ViewsDialog } from './views-dialog.tsx';

/** The part of a list that saved views need. */
export type ViewedList = Pick<List<never>, 'name' | 'columns' | 'params' | 'state' | 'pathOf' | 'goTo'>;

/**
 * The saved views of a list and the choice of its columns. `ListViews` loads this component.
 */
export const SavedViews = ({ list }: { list: ViewedList }) => {
  const { data, refetch } = useListViewsQuery({
    variables: { list: list.name },
    fetchPolicy: 'cache-and-network',
    context: { ...silentContext },
  });
  const [open, setOpen] = useState<'views' | 'columns' | null>(null);
  const views = data?.listViews.items ?? [];
  const present = findPresentView(views, searchOfList(list), list.state.savedView);
  const columns = (present?.view ?? data?.listViews)?.columns;
  const columnKeys = columns?.join();
  useEffect(() => {
    if (columnKeys !== undefined) showColumns(list.name, columnKeys === '' ? [] : columnKeys.split(','));
  }, [list.name, columnKeys]);
  if (!data) return null;
  const close = (): void => setOpen(null);
  const refresh = async (): Promise<void> => void (await refetch().catch(() => undefined));
  return (
    <>
      <ViewsButton present={present} onClick={() => setOpen('views')} />
      <Button
        variant="ghost"
        size="xs"
        px="0"
        aria-label={texts.columns}
        title={texts.columns}
        onClick={() => setOpen('columns')}
      >
        <Columns3 />
      </Button>
      {open === 'views' && (
        <ViewsDialog list={list} views={views} columns={columns ?? []} onChanged={refresh} onClose={close} />
      )}
      {open === 'columns' && (
        <ColumnsDialog
          list={list}
          view={present?.view ?? null}
          chosen={columns ?? []}
          onChanged={refresh}
          onClose={close}
        />
      )}
    </>
  );
};

type PresentView = ReturnType<typeof findPresentView>;

/** The button that opens the dialog of the views; it has the name of the present view. */
const ViewsButton = ({ present, onClick }: { present: PresentView; onClick: () => void }) => (
  <Button
    variant="ghost"
    size="xs"
    title={texts.views}
    {...(present ? {} : { px: '0', 'aria-label': texts.views })}
    onClick={onClick}
  >
    <Bookmark />
    {present && (
      <Text as="span" maxW="10rem" truncate>
        {present.isReordered ? texts.reordered(present.view.name) : present.view.name}
      </Text>
    )}
  </Button>
);
