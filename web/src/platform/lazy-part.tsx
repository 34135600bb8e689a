import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadCode } from './load-code.ts';

/** A component whose code is loaded when it is first drawn. Meanwhile `fallback` stands in its place. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, fallback?: ReactNode) => {
  const Part = lazy(async () => ({ default: (await loadCode(load)) as ComponentType<object> }));
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
};
