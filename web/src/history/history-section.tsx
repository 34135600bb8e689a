import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { RecordSection } from '../ui/record/record-page.tsx';
import { texts } from './history.texts.ts';
import type { RecordHistory as RecordHistoryType, RecordHistoryProps } from './record-history.tsx';

// `lazyPart` loses the type parameter.
const RecordHistory = lazyPart(() => import('./record-history.tsx'), 'RecordHistory') as typeof RecordHistoryType;

interface HistorySectionProps<Data> extends RecordHistoryProps<Data> {
  /** The tab of the section, as in `RecordSection`. */
  tab?: string;
}

/** The section with the recorded changes of a record. Must be rendered only if the REST service has RECORD_HISTORY. */
export const HistorySection = <Data,>({ tab, ...history }: HistorySectionProps<Data>) => (
  <RecordSection title={texts.title} {...(tab && { tab })} isScreenOnly>
    <RecordHistory {...history} />
  </RecordSection>
);
