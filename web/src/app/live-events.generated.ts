// Written by npm run generate: one entry for each feature file.
import { liveEvents as signals } from '../signals/signals.live.ts';

export const liveEventLists = [signals] as const;
