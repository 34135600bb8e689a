import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { usePermittedScreens } from './permitted-screens.ts';
import { useViewer } from './use-viewer.ts';

/** Links from one log to the rows of the same request in the others. Without a trace id there are none. */
export const TraceLinks = ({ traceId }: { traceId: string | null }) => {
  const { features } = useViewer();
  const { pathname } = useLocation();
  const others = usePermittedScreens().filter(({ path, traceLabel }) => traceLabel && path !== pathname);
  // Without LOG_TOOLS the logs have no filter by trace id.
  if (!traceId || !features.includes('LOG_TOOLS')) return null;
  return others.map(({ path, traceLabel }) => (
    <Button key={path} asChild variant="outline">
      <Link to={`${path}?${new URLSearchParams({ traceId })}`}>{traceLabel}</Link>
    </Button>
  ));
};
