import { Button } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { HistorySection } from '../../history/history-section.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { usePageTitle } from '../../platform/page-title.ts';
import { type Shortcut, useShortcuts } from '../../platform/shortcuts.ts';
import { useSession } from '../../session/use-session.ts';
import { hasNewRows, listChanged } from '../../ui/list/live/lists.live.ts';
import { NeighbourLinks } from '../../ui/list/neighbours/neighbour-links.tsx';
import type { Neighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { IncompleteNotice } from '../../ui/record/incomplete-notice.tsx';
import { RecordColumns } from '../../ui/record/record-columns.tsx';
import { RecordHeader } from '../../ui/record/record-header.tsx';
import { RecordMain, RecordPage, RecordSection } from '../../ui/record/record-page.tsx';
import { clientPath } from '../clients.screens.ts';
import { ClientAddresses } from './client-addresses.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientMeters } from './client-meters.tsx';
import { ClientSituation } from './client-situation.tsx';
import type { ClientDetailsFragment } from './client.generated.ts';
import { texts } from './client.texts.ts';
import { SubmitSignalOfClient } from './submit-signal-of-client.tsx';

const EditClient = lazyPart(() => import('./edit-client.tsx'), 'EditClient');

interface ClientRecordProps {
  client: ClientDetailsFragment;
  /** Null if the client is not in the list of clients that was shown last. */
  neighbours: Neighbours | null;
  /** True if the last read failed. */
  isStale: boolean;
  onReload: () => Promise<unknown>;
}

/**
 * The page of a loaded client. Left column: facts or the form to edit them, outages, open signals, history. Right
 * column: addresses and water meters.
 */
export const ClientRecord = ({ client, neighbours, isStale, onReload }: ClientRecordProps) => {
  const [isEditing, setIsEditing] = useState(false);
  const { environment } = useSession();
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [{ code: 'KeyE', keys: ['E'], label: texts.edit, run: () => setIsEditing(true) }],
    [],
  );
  useShortcuts(texts.shortcuts, shortcuts);
  usePageTitle(texts.title(client.number));
  const hasTools = environment.features.includes('CLIENT_TOOLS');
  const actions = (
    <>
      {neighbours && <NeighbourLinks neighbours={neighbours} texts={texts} pathOf={clientPath} />}
      <SubmitSignalOfClient client={client} />
      <Button size="sm" variant="outline" disabled={isEditing} onClick={() => setIsEditing(true)}>
        <Pencil />
        {texts.edit}
      </Button>
    </>
  );
  return (
    <RecordPage
      header={
        <RecordHeader title={client.name} actions={actions}>
          <span>№ {client.number}</span>
        </RecordHeader>
      }
      notice={isStale && <IncompleteNotice onRetry={onReload}>{texts.failed}</IncompleteNotice>}
    >
      <RecordMain label={texts.facts}>
        <RecordColumns>
          <div>
            <RecordSection title={texts.facts}>
              {isEditing ? (
                <EditClient client={client} onClose={() => setIsEditing(false)} onSaved={onReload} />
              ) : (
                <ClientFacts client={client} />
              )}
            </RecordSection>
            {hasTools && <ClientSituation id={client.id} />}
            {environment.features.includes('RECORD_HISTORY') && (
              <HistorySection
                entity="CLIENT"
                recordId={client.id}
                changes={listChanged}
                concerns={(change) => hasNewRows(change, 'clients')}
              />
            )}
          </div>
          <div>
            <RecordSection title={texts.addresses} count={client.addresses.length}>
              <ClientAddresses addresses={client.addresses} />
            </RecordSection>
            {hasTools && <ClientMeters id={client.id} />}
          </div>
        </RecordColumns>
      </RecordMain>
    </RecordPage>
  );
};
