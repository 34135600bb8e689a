import { chakra } from '@chakra-ui/react';
import { silentContext } from '../../platform/request/busy.ts';
import { useSession } from '../../session/use-session.ts';
import { Phone } from '../preview/person/submitter-facts.tsx';
import { useReachOfSignalsQuery } from './bulk.generated.ts';
import { texts } from './unreached-note.texts.ts';

/** Names the clients who will not see a message to several signals, with their telephones. */
export const UnreachedNote = ({ rows }: { rows: readonly { id: string }[] }) => {
  const { features } = useSession().environment;
  const isKnown = features.includes('SIGNAL_CONTACT') && features.includes('SIGNAL_SEARCH');
  const { data } = useReachOfSignalsQuery(
    isKnown
      ? {
          variables: { ids: rows.slice(0, maxRows).map(({ id }) => id) },
          fetchPolicy: 'network-only',
          errorPolicy: 'all',
          context: silentContext,
        }
      : { skip: true },
  );
  const unreached = data?.signals.items.filter(
    ({ submitter, contact }) => !submitter || contact?.receivesReplies === false,
  );
  if (!unreached?.length) return null;
  return (
    <Note>
      {texts.unreached(unreached.length, rows.length)}
      <ul>
        {unreached.map(({ id, submitter, contact }) => (
          <li key={id}>
            {texts.signal(id)} {submitter?.name ?? texts.nobody} {contact?.phone && <Phone phone={contact.phone} />}
          </li>
        ))}
      </ul>
    </Note>
  );
};

/** The greatest page of a list. */
const maxRows = 100;

const Note = chakra('div', {
  base: {
    mt: '3',
    px: '3',
    py: '2',
    borderRadius: 'md',
    bg: 'bg.warning',
    color: 'fg',
    textStyle: 'sm',
    '& ul': { maxH: '6rem', overflowY: 'auto', listStyle: 'none' },
    '& a': { textDecoration: 'underline' },
  },
});
