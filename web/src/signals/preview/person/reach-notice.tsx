import { chakra } from '@chakra-ui/react';
import { silentContext } from '../../../platform/request/busy.ts';
import { useSignalContactQuery } from '../operator-parts/operator-parts.generated.ts';
import type { SignalDetails } from '../signal-thread.ts';
import { texts } from './person.texts.ts';
import { Phone } from './submitter-facts.tsx';

/** A notice for operators above the composer: replies do not reach a submitter who is unknown or has no account. */
export const ReachNotice = ({ id, submitter }: Pick<SignalDetails, 'id' | 'submitter'>) => {
  const { data } = useSignalContactQuery({ variables: { id }, errorPolicy: 'all', context: silentContext });
  if (!data?.signal) return null;
  const { contact } = data.signal;
  const isUnreached = submitter ? contact?.receivesReplies === false : contact === null;
  return isUnreached ? (
    <chakra.p
      px={{ base: '3', lg: '6' }}
      py="1"
      textStyle="sm"
      bg="bg.warning"
      css={{ '& a': { textDecoration: 'underline' } }}
    >
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
    </chakra.p>
  ) : null;
};
