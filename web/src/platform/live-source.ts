import { createContext } from 'react';
import type { LiveSource } from './live.ts';

/** Where live events come from. Without a provider pages refresh at intervals. */
export const LiveSourceContext = createContext<LiveSource>({ person: '', isSupported: false, since: null });
