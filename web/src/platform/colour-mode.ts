import { remembered, remember } from './storage/safe-storage.ts';
import { createStore } from './store.ts';

export type ColourMode = 'light' | 'dark';

const key = 'struma.colour-mode';
const system = window.matchMedia('(prefers-color-scheme: dark)');

const chosen = (): ColourMode => {
  const own = remembered(key);
  if (own === 'light' || own === 'dark') return own;
  return system.matches ? 'dark' : 'light';
};

export const colourMode = createStore<ColourMode>(chosen());

/** Follows the system until the person has chosen. Print is always light. */
export const followColourMode = (): void => {
  show(chosen());
  system.addEventListener('change', () => show(chosen()));
  window.addEventListener('beforeprint', () => paint('light'));
  window.addEventListener('afterprint', () => paint(colourMode.get()));
};

export const toggleColourMode = (): void => {
  const next = colourMode.get() === 'dark' ? 'light' : 'dark';
  remember(key, next);
  show(next);
};

const show = (mode: ColourMode): void => {
  colourMode.set(() => mode);
  paint(mode);
};

const paint = (mode: ColourMode): void => {
  const { classList, style } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
  style.colorScheme = mode;
};
