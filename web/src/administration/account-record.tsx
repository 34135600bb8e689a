import type { ReactNode } from 'react';
import { HistorySection } from '../history/history-section.tsx';
import { useSession } from '../session/use-session.ts';
import { hasNewRows, listChanged } from '../ui/list/live/lists.live.ts';
import { IncompleteNotice } from '../ui/record/incomplete-notice.tsx';
import { RecordColumns } from '../ui/record/record-columns.tsx';
import { RecordMain, RecordPage } from '../ui/record/record-page.tsx';
import { texts } from './administration.texts.ts';

interface AccountRecordProps {
  header: ReactNode;
  /** Accessible name of the main part. */
  label: string;
  /** Why the last read of the record failed. */
  error?: unknown;
  onReload?: () => Promise<unknown>;
  /** Kind of the record. `entity` and `id` are absent in the form of a new record. */
  entity?: 'USER' | 'GROUP';
  id?: string;
  /** Shown beside the main part, above the recorded changes. */
  side?: ReactNode;
  children: ReactNode;
}

/** The page of a user or a group: its forms, with the recorded changes beside the forms. */
export const AccountRecord = ({ header, label, error, onReload, entity, id, side, children }: AccountRecordProps) => {
  const { allowedActions, environment } = useSession();
  // Editors open the page too, but only administrators may read the changes.
  const hasHistory = allowedActions.includes('ADMINISTRATOR') && environment.features.includes('RECORD_HISTORY');
  const history = hasHistory && entity && id && (
    <HistorySection
      entity={entity}
      recordId={id}
      changes={listChanged}
      concerns={(change) => hasNewRows(change, 'activities')}
    />
  );
  return (
    <RecordPage
      header={header}
      notice={error && onReload ? <IncompleteNotice onRetry={onReload}>{texts.refreshFailed}</IncompleteNotice> : null}
    >
      <RecordMain label={label}>
        <RecordColumns css={columnsStyle}>
          <div>{children}</div>
          {(side ?? history) && (
            <div>
              {side}
              {history}
            </div>
          )}
        </RecordColumns>
      </RecordMain>
    </RecordPage>
  );
};

/** The second column is narrow, and is absent in the form of a new record. */
const columnsStyle = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  lg: { '&:has(> div + div)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(18rem, 1fr)' } },
  '& > div + div': { borderInlineStartWidth: { lg: '1px' }, bg: { lg: 'bg.subtle' } },
  '&& > div:first-of-type > .section': { px: { lg: '6' } },
} as const;
