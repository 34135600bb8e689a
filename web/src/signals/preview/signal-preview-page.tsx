import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { useNeighbourKeys } from '../../ui/list/neighbours/use-neighbour-keys.ts';
import { useNeighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { RecordMissing, RecordView } from '../../ui/record/record-view.tsx';
import { signalSource } from '../signal-source.ts';
import { ownSignalPath, signalPath } from '../signals.screens.ts';
import { useSignalTools } from '../use-signal-tools.ts';
import { texts as operatorTexts } from './desk/desk.texts.ts';
import { useSignalQuery } from './preview.generated.ts';
import { texts } from './preview.texts.ts';
import { SignalRecord } from './signal-record.tsx';

const listPath = '/signals';

/**
 * /signals_oper/preview/:id, and /signals/preview/:id for the person's own signals: operators are redirected from
 * there.
 */
export const Component = () => {
  const { id = '' } = useParams();
  const { isOperator } = useSignalTools();
  const isOwn = useLocation().pathname === ownSignalPath(id);
  if (isOwn && isOperator) return <Navigate to={signalPath(id)} replace />;
  if (!isRecordId(id)) return <RecordMissing id={id} texts={texts} listPath={listPath} />;
  return <SignalPreview key={id} id={id} />;
};

const SignalPreview = ({ id }: { id: string }) => {
  const neighbours = useNeighbours(signalSource.field, id);
  useNeighbourKeys({ neighbours, title: texts.shortcuts, texts: operatorTexts, pathOf: signalPath });
  const { data, error, refetch } = useSignalQuery({
    variables: { id },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  return (
    <RecordView id={id} value={data?.signal} error={error} onReload={refetch} texts={texts} listPath={listPath}>
      {(signal) => <SignalRecord signal={signal} neighbours={neighbours} error={error} onReload={refetch} />}
    </RecordView>
  );
};
