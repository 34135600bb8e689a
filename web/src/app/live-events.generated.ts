// Written by npm run generate: one entry for each feature file.
import { liveEvents as breakdowns } from '../breakdowns/breakdowns.live.ts';
import { liveEvents as nomenclatures } from '../nomenclatures/nomenclatures.live.ts';
import { liveEvents as rights } from '../session/rights.live.ts';
import { liveEvents as signals } from '../signals/signals.live.ts';
import { liveEvents as lists } from '../ui/list/live/lists.live.ts';

export const liveEventLists = [breakdowns, nomenclatures, rights, signals, lists] as const;
