import { lazyPart } from '../platform/loading/lazy-part.tsx';
import type { Viewer } from '../ui/list/audience.ts';
import type { ViewedList } from './saved-views.tsx';

const SavedViews = lazyPart(() => import('./saved-views.tsx'), 'SavedViews');

interface ListViewsProps {
  list: ViewedList;
  viewer: Pick<Viewer, 'features'>;
}

/** The saved views of a list and the choice of its columns, if the REST service stores them. */
export const ListViews = ({ list, viewer }: ListViewsProps) =>
  viewer.features.includes('LIST_VIEWS') && <SavedViews list={list} />;
