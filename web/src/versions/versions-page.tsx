import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { colourMode } from '../platform/colour-mode.ts';
import { useStore } from '../platform/store.ts';
import { texts } from './versions.texts.ts';

/**
 * VE-1: the page that is generated from the change log, in a frame 600 px high, in the web client's light or dark mode.
 */
export const Component = () => {
  const frame = useRef<HTMLIFrameElement>(null);
  const mode = useStore(colourMode);
  const showMode = (): void => {
    const page = frame.current?.contentDocument?.documentElement;
    if (page) page.style.colorScheme = mode;
  };
  useEffect(showMode);
  return <Frame ref={frame} src="/versions.html" title={texts.title} onLoad={showMode} />;
};

const Frame = chakra('iframe', {
  base: { display: 'block', w: '100%', h: '600px', borderWidth: '1px', borderColor: 'border', rounded: 'md' },
});
