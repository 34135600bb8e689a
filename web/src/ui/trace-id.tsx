import { chakra } from '@chakra-ui/react';
import { createContext, type MouseEvent, useContext } from 'react';

/** Where the failure of a trace id is shown. */
export interface TraceTarget {
  pathOf: (traceId: string) => string;
  /** Opens the path without a reload of the page. */
  open: (path: string) => void;
}

/** Null: the user cannot open it. */
export const TraceTargetContext = createContext<TraceTarget | null>(null);

/** A trace id; for administrators a link to its failure. */
export const TraceId = ({ traceId, length }: { traceId: string; length?: number }) => {
  const target = useContext(TraceTargetContext);
  const shown = traceId.slice(0, length);
  if (!target) return shown;
  const path = target.pathOf(traceId);
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    target.open(path);
  };
  // The toasts are outside of the router, so this is no `Link`.
  return (
    <chakra.a href={path} color="fg.link" textDecoration="underline" onClick={follow}>
      {shown}
    </chakra.a>
  );
};
