import { readStorage, writeStorage } from './storage/safe-storage.ts';
import { createStore } from './store.ts';

export type ColourMode = 'light' | 'dark';

const key = 'struma.colour-mode';
const system = window.matchMedia('(prefers-color-scheme: dark)');

const getMode = (): ColourMode => {
  const stored = readStorage(key);
  if (stored === 'light' || stored === 'dark') return stored;
  return system.matches ? 'dark' : 'light';
};

export const colourMode = createStore<ColourMode>(getMode());

/** Uses the system's colour mode until the user chooses one. Pages are always printed in light mode. */
export const followColourMode = (): void => {
  changeMode(getMode());
  system.addEventListener('change', () => changeMode(getMode()));
  window.addEventListener('beforeprint', () => applyStyles('light'));
  window.addEventListener('afterprint', () => applyStyles(colourMode.get()));
};

export const toggleColourMode = (): void => {
  const next = colourMode.get() === 'dark' ? 'light' : 'dark';
  writeStorage(key, next);
  changeMode(next);
};

const changeMode = (mode: ColourMode): void => {
  colourMode.set(() => mode);
  applyStyles(mode);
};

const applyStyles = (mode: ColourMode): void => {
  const { classList, style } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
  style.colorScheme = mode;
};
