import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react';
import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';
import { system } from './theme.ts';

/**
 * The nonce of the page's content security policy. All code that injects styles, such as the editor, needs this nonce.
 */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;

const cache = createCache({ key: 's', ...(styleNonce && { nonce: styleNonce }) });

/** Provides theme, styles and icon settings to all components inside. */
export const UiProvider = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>
      <LucideProvider size={16} strokeWidth={1.75}>
        {children}
      </LucideProvider>
    </ChakraProvider>
  </CacheProvider>
);
