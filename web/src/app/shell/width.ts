// The same 960 px as the theme's `lg`.
const narrow = (): MediaQueryList => window.matchMedia('(max-width: 959px)');

/** Below it the drawer is an overlay. */
export const isNarrow = (): boolean => narrow().matches;

/** Calls back when the window has become wide. Answers how to stop. */
export const onWide = (callback: () => void): (() => void) => {
  const query = narrow();
  const look = (): void => {
    if (!query.matches) callback();
  };
  query.addEventListener('change', look);
  return () => query.removeEventListener('change', look);
};
