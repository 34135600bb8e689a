import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { silentContext } from '../../../platform/request/busy.ts';
import { signalPath } from '../../signals.screens.ts';
import { useSignalLinksQuery } from '../links/links.generated.ts';
import { NoticeLine } from './notice-line.tsx';
import { texts } from './person.texts.ts';

/** A notice for operators above the composer: replies do not reach the submitters of signals that were merged into this one. */
export const IncludedNotice = ({ id }: { id: string }) => {
  const { data } = useSignalLinksQuery({ variables: { id }, errorPolicy: 'all', context: silentContext });
  const included = data?.signal?.links?.filter(({ kind }) => kind === 'DUPLICATE') ?? [];
  if (included.length === 0) return null;
  return (
    <NoticeLine>
      {texts.included}{' '}
      {included.map(({ signal }, index) => (
        <Fragment key={signal.id}>
          {index > 0 && ', '}
          <Link to={signalPath(signal.id)}>№ {signal.id}</Link>
        </Fragment>
      ))}
      .
    </NoticeLine>
  );
};
