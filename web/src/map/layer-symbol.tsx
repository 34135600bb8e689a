import { chakra } from '@chakra-ui/react';
import { colourMode } from '../platform/colour-mode.ts';
import { useStore } from '../platform/store.ts';
import { mapColours } from './style/map-colours.ts';

/** Legend symbol of a layer. */
export const LayerSymbol = ({ name }: { name: string }) => {
  const colours = mapColours[useStore(colourMode)];
  const bowTie = (colour: string, fill: string) => (
    <path d="M10 2v10L24 2v10z" fill={fill} stroke={colour} strokeWidth="1.5" strokeLinejoin="round" />
  );
  const line = (colour: string, width: number) => <path d="M1 7h32" stroke={colour} strokeWidth={width} />;
  const dot = (colour: string) => <circle cx="17" cy="7" r="5.5" fill={colour} />;
  const symbol = {
    transmission: line(colours.pipeMain, 4),
    main: line(colours.pipeMain, 4),
    distribution: line(colours.pipe, 2.4),
    svo: (
      <>
        <path d="M17 13V2" stroke={colours.pipeHouse} strokeWidth="2" />
        <circle cx="17" cy="12" r="2" fill={colours.pipeHouse} />
      </>
    ),
    open: bowTie(colours.valve, 'none'),
    closed: bowTie(colours.valveClosed, colours.valveClosed),
    residential: <circle cx="17" cy="7" r="4.5" fill="none" stroke={colours.meter} strokeWidth="2" />,
    public: <circle cx="17" cy="7" r="5.5" fill={colours.meter} />,
    SIGNAL: dot(colours.signals.SIGNAL),
    BREAKDOWN: dot(colours.signals.BREAKDOWN),
    REJECTED: dot(colours.signals.REJECTED),
    CLOSED: dot(colours.signals.CLOSED),
    ACTIVE: dot(colours.breakdowns.ACTIVE),
    PLANNED: dot(colours.breakdowns.PLANNED),
  }[name];
  return (
    <chakra.svg width="34px" height="14px" viewBox="0 0 34 14" ms="auto" flex="none" aria-hidden="true">
      {symbol}
    </chakra.svg>
  );
};
