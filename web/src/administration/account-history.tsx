import { RecordHistory } from '../history/record-history.tsx';
import { texts } from '../history/history.texts.ts';
import { useSession } from '../session/use-session.ts';
import { hasNewRows, listChanged } from '../ui/list/live/lists.live.ts';
import { RecordSection } from '../ui/record/record-page.tsx';

interface AccountHistoryProps {
  entity: 'USER' | 'GROUP';
  id: string;
}

/** The recorded changes of a user or a group. Only administrators may read them, not everyone who opens the page. */
export const AccountHistory = ({ entity, id }: AccountHistoryProps) => {
  const { allowedActions, environment } = useSession();
  if (!allowedActions.includes('ADMINISTRATOR') || !environment.features.includes('RECORD_HISTORY')) return null;
  return (
    <RecordSection title={texts.title} isScreenOnly>
      <RecordHistory
        entity={entity}
        recordId={id}
        changes={listChanged}
        concerns={(change) => hasNewRows(change, 'activities')}
      />
    </RecordSection>
  );
};
