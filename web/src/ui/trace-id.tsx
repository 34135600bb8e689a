import { chakra } from '@chakra-ui/react';
import { createContext, type MouseEvent, useContext } from 'react';

/** The page that shows the failure with a trace id. */
export interface TraceTarget {
  pathOf: (traceId: string) => string;
  /** Opens the path without a reload of the page. */
  open: (path: string) => void;
}

/** The page that shows failures; null if the user cannot open that page. */
export const TraceTargetContext = createContext<TraceTarget | null>(null);

/** A trace id; a link to the page of its failure if the user can open that page. */
export const TraceId = ({ traceId, length }: { traceId: string; length?: number }) => {
  const target = useContext(TraceTargetContext);
  const shownId = traceId.slice(0, length);
  if (!target) return shownId;
  const path = target.pathOf(traceId);
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    target.open(path);
  };
  // No `Link`, because toasts, which contain trace ids, are rendered outside of the router.
  return (
    <chakra.a href={path} color="fg.link" textDecoration="underline" onClick={follow}>
      {shownId}
    </chakra.a>
  );
};
