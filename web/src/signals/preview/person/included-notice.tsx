import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { silentContext } from '../../../platform/request/busy.ts';
import { signalPath } from '../../signals.screens.ts';
import { useSignalTools } from '../../use-signal-tools.ts';
import { useSignalLinksQuery } from '../links/links.generated.ts';
import { useSignalContactQuery } from '../operator-parts/operator-parts.generated.ts';
import type { SignalDetails } from '../signal-thread.ts';
import { NoticeLine } from './notice-line.tsx';
import { texts } from './person.texts.ts';

/**
 * A notice for operators above the composer: replies do not reach the submitters of signals that were merged into this
 * one, unless the submitter of this signal has submitted the merged signal too and sees replies.
 */
export const IncludedNotice = ({ id, submitter }: Pick<SignalDetails, 'id' | 'submitter'>) => {
  const { hasContact } = useSignalTools();
  const { data } = useSignalLinksQuery({ variables: { id }, errorPolicy: 'all', context: silentContext });
  const contact = useSignalContactQuery(
    hasContact ? { variables: { id }, errorPolicy: 'all', context: silentContext } : { skip: true },
  );
  const reachedId = contact.data?.signal?.contact?.receivesReplies === true ? submitter?.id : undefined;
  const included =
    data?.signal?.links?.filter(
      ({ kind, signal }) =>
        kind === 'DUPLICATE' && !contact.loading && (!signal.submitter || signal.submitter.id !== reachedId),
    ) ?? [];
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
