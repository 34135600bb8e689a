import { Button } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { PageError, PageMessage } from '../../ui/page-state.tsx';
import { toOwnSignal, toSignal } from '../signals.screens.ts';
import { useDesk } from '../use-desk.ts';
import type { SignalDetails } from './conversation/entries.ts';
import { useNeighbourKeys } from '../../ui/list/neighbours/use-neighbour-keys.ts';
import { useNeighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { signalSource } from '../signal-source.ts';
import { texts as deskTexts } from './desk/desk.texts.ts';
import { useSignalQuery } from './preview.generated.ts';
import { texts } from './preview.texts.ts';
import { PreviewSkeleton } from './preview-skeleton.tsx';
import { SignalRecord } from './signal-record.tsx';

/** /signals_oper/preview/:id, and /signals/preview/:id of an own signal: from there an operator is taken to the former. */
export const Component = () => {
  const { id = '' } = useParams();
  const { isOperator } = useDesk();
  const isOwn = useLocation().pathname === toOwnSignal(id);
  if (isOwn && isOperator) return <Navigate to={toSignal(id)} replace />;
  return isRecordId(id) ? <SignalPreview key={id} id={id} /> : <NotFound id={id} />;
};

const SignalPreview = ({ id }: { id: string }) => {
  const neighbours = useNeighbours(signalSource.field, id);
  useNeighbourKeys({ neighbours, title: texts.shortcuts, texts: deskTexts, pathOf: toSignal });
  const { data, error, refetch } = useSignalQuery({
    variables: { id },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const signal = useLastKnown(data?.signal ?? null);
  const isMissing = data?.signal === null && !error;
  if (isMissing) return <NotFound id={id} />;
  if (signal) return <SignalRecord signal={signal} neighbours={neighbours} error={error} onReload={refetch} />;
  return error ? <PageError title={texts.signalFailed} error={error} onRetry={refetch} /> : <PreviewSkeleton />;
};

/** A reload that fails takes nothing away: an answer may be half written under what is shown. */
const useLastKnown = (signal: SignalDetails | null): SignalDetails | null => {
  const [known, setKnown] = useState(signal);
  if (signal && signal !== known) setKnown(signal);
  return signal ?? known;
};

const NotFound = ({ id }: { id: string }) => (
  <PageMessage
    icon={SearchX}
    title={isNumber.test(id) ? texts.notFound(id) : texts.noPage}
    actions={
      <Button asChild>
        <Link to="/signals">{texts.toList}</Link>
      </Button>
    }
  >
    {isNumber.test(id) && texts.notFoundReason}
  </PageMessage>
);

/** What else may stand in the address is no signal's. */
const isNumber = /^\d+$/;
