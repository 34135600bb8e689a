import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadCode } from './load-code.ts';

/**
 * Returns a component whose code is loaded when it is first rendered: `lazyPart(() => import('./part.tsx'), 'Part')`.
 * `fallback` is rendered until the code is loaded.
 */
export const lazyPart = <Props extends object, Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  fallback?: ReactNode,
) => {
  const Part = lazy(async () => ({ default: (await loadCode(load))[name] as ComponentType<object> }));
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
};
