import { silentContext } from '../../../platform/request/busy.ts';
import { useSignalContactQuery } from '../operator-parts/operator-parts.generated.ts';
import type { SignalDetails } from '../signal-thread.ts';
import { NoticeLine } from './notice-line.tsx';
import { texts } from './person.texts.ts';
import { Phone } from './submitter-facts.tsx';

/** A notice for operators above the composer: replies do not reach a submitter who is unknown or has no account. */
export const ReachNotice = ({ id, submitter }: Pick<SignalDetails, 'id' | 'submitter'>) => {
  const { data } = useSignalContactQuery({ variables: { id }, errorPolicy: 'all', context: silentContext });
  if (!data?.signal) return null;
  const { contact } = data.signal;
  const isUnreached = submitter ? contact?.receivesReplies === false : contact === null;
  return isUnreached ? (
    <NoticeLine>
      {submitter ? texts.noAccount : texts.noSubmitter}
      {contact?.phone && (
        <>
          {texts.call} <Phone phone={contact.phone} />
        </>
      )}
      {!contact?.phone && contact?.email && (
        <>
          {texts.write} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </>
      )}
    </NoticeLine>
  ) : null;
};
