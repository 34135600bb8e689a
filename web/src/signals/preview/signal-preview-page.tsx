import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { useNeighbourKeys } from '../../ui/list/neighbours/use-neighbour-keys.ts';
import { useNeighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { RecordMissing, RecordView } from '../../ui/record/record-view.tsx';
import { signalSource } from '../signal-source.ts';
import { useCurrentList } from '../email/use-current-list.ts';
import { ownSignalPath, signalPath } from '../signals.screens.ts';
import { useSignalTools } from '../use-signal-tools.ts';
import { texts as operatorTexts } from './operator-parts/operator-parts.texts.ts';
import { useSignalQuery } from './preview.generated.ts';
import { texts } from './preview.texts.ts';
import { SignalRecord } from './signal-record.tsx';

/**
 * The page of a signal: /signals_oper/preview/:id, /signals_email/preview/:id for signals by e-mail, and
 * /signals/preview/:id for a citizen's own signals, from which operators are redirected.
 */
export const Component = () => {
  const { id = '' } = useParams();
  const { isOperator } = useSignalTools();
  const { listPath } = useCurrentList();
  const isOwn = useLocation().pathname === ownSignalPath(id);
  if (isOwn && isOperator) return <Navigate to={signalPath(id)} replace />;
  if (!isRecordId(id)) return <RecordMissing id={id} texts={texts} listPath={listPath} />;
  return <SignalPreview key={id} id={id} />;
};

const SignalPreview = ({ id }: { id: string }) => {
  const list = useCurrentList();
  const neighbours = useNeighbours(signalSource.field, id);
  useNeighbourKeys({ neighbours, title: texts.shortcuts, texts: operatorTexts, pathOf: list.pathOf });
  const { data, error, refetch } = useSignalQuery({
    variables: { id },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  if (list.isEmail && data?.signal && data.signal.channel !== 'EMAIL') return <Navigate to={signalPath(id)} replace />;
  return (
    <RecordView id={id} value={data?.signal} error={error} onReload={refetch} texts={texts} listPath={list.listPath}>
      {(signal) => <SignalRecord signal={signal} neighbours={neighbours} error={error} onReload={refetch} />}
    </RecordView>
  );
};
