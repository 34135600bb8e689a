import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { signalsPath } from '../signals.screens.ts';
import { type Caller, isNewCaller } from './caller.ts';
import { texts } from './caller.texts.ts';

interface CallerLinesProps {
  caller: Caller;
  /** If true, the open signals of the caller are a link that leaves the form as it is. */
  hasLink?: boolean;
}

/**
 * A person in the list of choices or as the chosen caller: the name, and facts that distinguish people with equal names.
 */
export const CallerLines = ({ caller, hasLink }: CallerLinesProps) => {
  const { submitterId, name, nameAsClient, clientNumber, phone, email, address, openSignals, hasTwin } = caller;
  const contact = phone ?? email;
  const needsNumber = hasTwin || (contact === null && email === null);
  const count = texts.openSignals(openSignals);
  const facts = [
    nameAsClient && texts.asClient(nameAsClient),
    contact,
    needsNumber && submitterId && texts.submitterNumber(submitterId),
    clientNumber && texts.clientNumber(clientNumber),
    address,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Lines>
      <span className="first">
        {isNewCaller(caller) && `${texts.newCaller}: `}
        <b>{name}</b>
        {openSignals > 0 &&
          (hasLink && submitterId !== null ? (
            <Link className="open" to={`${signalsPath}?submitter=${submitterId}`} target="_blank">
              {count}
            </Link>
          ) : (
            <span className="open">{count}</span>
          ))}
      </span>
      {facts && <span className="facts">{facts}</span>}
    </Lines>
  );
};

const Lines = chakra('span', {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    '& .first': { display: 'flex', gap: '2', justifyContent: 'space-between' },
    '& .first:has(> b:only-child)': { justifyContent: 'start' },
    '& b': { fontWeight: 'semibold' },
    '& .facts, & .open': { textStyle: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& .open': { flex: 'none', color: 'fg.warning', fontWeight: 'medium' },
    '& a.open': { textDecoration: 'underline' },
  },
});
