import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadCode } from './load-code.ts';

/** A component whose code is loaded when it is first drawn: `lazyPart(() => import('./part.tsx'), 'Part')`. */
export const lazyPart = <Props extends object, Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await loadCode(load))[name] }));
