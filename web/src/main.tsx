import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApollo } from './app/apollo.ts';
import { App } from './app/app.tsx';
import { flattenScreens } from './app/access.ts';
import { preloadPage } from './app/preload-page.ts';
import { screens } from './app/screens.ts';
import { followColourMode } from './platform/colour-mode.ts';
import { listenToShortcuts } from './platform/shortcuts.ts';

followColourMode();
listenToShortcuts();
preloadPage(flattenScreens(screens), window.location.pathname);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App client={createApollo()} />
    </StrictMode>,
  );
}
