import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApollo } from './app/apollo.ts';
import { App } from './app/app.tsx';
import { followColourMode } from './platform/colour-mode.ts';
import { listenToShortcuts } from './platform/shortcuts.ts';

followColourMode();
listenToShortcuts();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App client={createApollo()} />
    </StrictMode>,
  );
}
