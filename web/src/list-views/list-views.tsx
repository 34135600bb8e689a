import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { useViewer } from '../session/use-viewer.ts';
import type { ViewedList } from './saved-views.tsx';

const SavedViews = lazyPart(() => import('./saved-views.tsx'), 'SavedViews');

/** The saved views of a list and the choice of its columns, if the REST service stores them. */
export const ListViews = ({ list }: { list: ViewedList }) =>
  useViewer().features.includes('LIST_VIEWS') && <SavedViews list={list} />;
