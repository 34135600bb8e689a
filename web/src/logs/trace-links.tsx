import { Button, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { silentContext } from '../platform/request/busy.ts';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useTraceCountsQuery } from './logs.generated.ts';
import { activitiesPath, exceptionsPath } from './logs.screens.ts';
import { texts } from './logs.texts.ts';

const logs = [
  { path: exceptionsPath, field: 'exceptions', ...texts.traces.exceptions },
  { path: activitiesPath, field: 'activities', ...texts.traces.activities },
] as const;

/**
 * Links from a row of one log to the rows of the same request in the other logs. For a log without such rows there is a
 * disabled button with the reason, or no button. Renders nothing without a trace id, or without LOG_TOOLS, which adds
 * the filter by trace id.
 */
export const TraceLinks = ({ traceId }: { traceId: string | null }) =>
  useViewer().features.includes('LOG_TOOLS') && traceId && <LinksOf traceId={traceId} />;

const LinksOf = ({ traceId }: { traceId: string }) => {
  const screens = usePermittedScreens();
  const { pathname } = useLocation();
  const { data } = useTraceCountsQuery({ variables: { traceId }, context: silentContext });
  return logs
    .filter(({ path }) => path !== pathname && screens.some((screen) => screen.path === path))
    .map(({ path, field, open, none }) =>
      data?.[field].totalCount === 0 ? (
        none && <NoLink key={path} label={open} reason={none} />
      ) : (
        <Button key={path} asChild variant="outline">
          <Link to={`${path}?${new URLSearchParams({ traceId })}`}>{open}</Link>
        </Button>
      ),
    );
};

/** A disabled button with the reason, because a link would lead to an empty list. */
const NoLink = ({ label, reason }: { label: string; reason: string }) => {
  const id = useId();
  return (
    <>
      <chakra.span id={id} textStyle="xs" color="fg.muted">
        {reason}
      </chakra.span>
      <Button variant="outline" disabled aria-describedby={id}>
        {label}
      </Button>
    </>
  );
};
