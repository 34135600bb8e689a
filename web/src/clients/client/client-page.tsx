import { useParams } from 'react-router-dom';
import { useLive } from '../../platform/live/use-live.ts';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { hasNewRows, listChanged } from '../../ui/list/live/lists.live.ts';
import { useNeighbourKeys } from '../../ui/list/neighbours/use-neighbour-keys.ts';
import { useNeighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { RecordMissing, RecordView } from '../../ui/record/record-view.tsx';
import { clientPath, clientsPath } from '../clients.screens.ts';
import { ClientRecord } from './client-record.tsx';
import { useClientPreviewQuery } from './client.generated.ts';
import { texts } from './client.texts.ts';
import { NewClient } from './new-client.tsx';

/** The page of a client, /gis_clients/clientPreview/:id (CL-1, CL-2). Id 0 opens the form of a new client. */
export const Component = () => {
  const { id = '' } = useParams();
  if (id === '0') return <NewClient />;
  if (!isRecordId(id)) return <RecordMissing id={id} texts={texts} listPath={clientsPath} />;
  return <Preview key={id} id={id} />;
};

const Preview = ({ id }: { id: string }) => {
  const neighbours = useNeighbours('clients', id);
  useNeighbourKeys({ neighbours, title: texts.shortcuts, texts, pathOf: clientPath });
  const { data, error, refetch } = useClientPreviewQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = (): void => void refetch().catch(() => {});
  useLive(listChanged, { onEvent: (change) => hasNewRows(change, 'clients') && refresh(), onMissed: refresh });
  return (
    <RecordView
      id={id}
      value={data?.client}
      error={error}
      onReload={refetch}
      texts={texts}
      listPath={clientsPath}
      hasAside={false}
    >
      {(client) => <ClientRecord client={client} neighbours={neighbours} isStale={Boolean(error)} onReload={refetch} />}
    </RecordView>
  );
};
