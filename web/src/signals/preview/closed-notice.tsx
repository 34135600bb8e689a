import { chakra, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ownSubmitPath } from '../signals.screens.ts';
import { useSignalTools } from '../use-signal-tools.ts';
import { texts } from './preview.texts.ts';
import type { SignalDetails } from './signal-thread.ts';

/** True if the signal is closed and the REST service refuses messages to closed signals. */
export const useRefusesMessages = ({ status }: Pick<SignalDetails, 'status'>): boolean =>
  useSignalTools().refusesAfterClosing && status === 'CLOSED';

/**
 * A notice above the composer: a closed signal accepts no messages, if the REST service refuses them; a rejected one
 * may have no message that tells its submitter so.
 */
export const ClosedNotice = ({ signal }: { signal: Pick<SignalDetails, 'status'> }) => {
  const { isOperator } = useSignalTools();
  const refusesMessages = useRefusesMessages(signal);
  const isRejected = !isOperator && signal.status === 'REJECTED';
  if (!refusesMessages && !isRejected) return null;
  return (
    <chakra.p px={{ base: '3', lg: '6' }} py="1" textStyle="sm" bg="bg.warning">
      {isRejected && texts.rejectedForCitizens}
      {refusesMessages && isOperator && texts.closedForOperators}
      {refusesMessages && !isOperator && (
        <>
          {texts.closedForCitizens}{' '}
          <TextLink asChild color="fg.link">
            <Link to={ownSubmitPath}>{texts.submitAnother}</Link>
          </TextLink>
        </>
      )}
    </chakra.p>
  );
};
