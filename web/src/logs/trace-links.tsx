import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '../session/use-viewer.ts';
import { toActivitiesOf, toExceptionsOf } from './logs.screens.ts';
import { texts } from './logs.texts.ts';

/** Links from one log to the rows of the same request in the others. Without a trace id there are none. */
export const TraceLinks = ({ traceId }: { traceId: string | null }) => {
  const { features } = useViewer();
  const { pathname } = useLocation();
  if (!traceId || !features.includes('LOG_TOOLS')) return null;
  const links = [
    { to: toExceptionsOf(traceId), label: texts.toExceptions },
    { to: toActivitiesOf(traceId), label: texts.toActivities },
  ];
  return links
    .filter(({ to }) => !to.startsWith(pathname))
    .map(({ to, label }) => (
      <Button key={to} asChild variant="outline">
        <Link to={to}>{label}</Link>
      </Button>
    ));
};
