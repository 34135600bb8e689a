import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { silentContext } from '../../platform/request/busy.ts';
import { useSession } from '../../session/use-session.ts';
import { Phone } from '../preview/person/submitter-facts.tsx';
import { ReachOfSignalsDocument, type ReachOfSignalsQuery } from './bulk.generated.ts';
import { texts } from './unreached-note.texts.ts';

/** Names the clients who will not see a message to several signals, with their telephones or e-mail addresses. */
export const UnreachedNote = ({ rows }: { rows: readonly { id: string }[] }) => {
  const { unreached, isFailed } = useUnreached(rows.map(({ id }) => id).join());
  if (isFailed) return <Note>{texts.failed}</Note>;
  if (unreached.length === 0) return null;
  return (
    <Note>
      {texts.unreached(unreached.length, rows.length)}
      <ul>
        {unreached.map(({ id, submitter, contact }) => (
          <li key={id}>
            {texts.signal(id)} {submitter?.name ?? texts.nobody}{' '}
            {contact?.phone ? <Phone phone={contact.phone} /> : contact?.email}
          </li>
        ))}
      </ul>
    </Note>
  );
};

type Signal = ReachOfSignalsQuery['signals']['items'][number];

const none: readonly Signal[] = [];

/** The greatest page of a list. */
const pageSize = 100;

/** Reads which signals have no client, or one who does not see replies. `ids`: numbers of signals with commas between. */
const useUnreached = (ids: string): { unreached: readonly Signal[]; isFailed: boolean } => {
  const client = useApolloClient();
  const { features } = useSession().environment;
  const isKnown = features.includes('SIGNAL_CONTACT') && features.includes('SIGNAL_SEARCH');
  const [state, setState] = useState({ unreached: none, isFailed: false });
  useEffect(() => {
    if (!isKnown) return;
    let isCurrent = true;
    const readAll = async (): Promise<void> => {
      const unreached: Signal[] = [];
      const all = ids.split(',');
      for (let start = 0; start < all.length && isCurrent; start += pageSize) {
        const variables = { ids: all.slice(start, start + pageSize) };
        const read = { query: ReachOfSignalsDocument, variables, fetchPolicy: 'no-cache' } as const;
        // oxlint-disable-next-line no-await-in-loop -- one page at a time, so that a large breakdown does not use up the limits
        const { data } = await client.query({ ...read, context: { ...silentContext } });
        unreached.push(...(data?.signals.items.filter(isUnreached) ?? []));
      }
      if (isCurrent) setState({ unreached, isFailed: false });
    };
    readAll().catch(() => setState({ unreached: none, isFailed: true }));
    return () => {
      isCurrent = false;
    };
  }, [client, ids, isKnown]);
  return state;
};

const isUnreached = ({ submitter, contact }: Signal): boolean => !submitter || contact?.receivesReplies === false;

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
