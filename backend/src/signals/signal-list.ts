import type { Database } from '../kernel/database.ts';
import type { SignalListQuery, SignalRow } from './signals.schemas.ts';

export const readSignalList = async (_database: Database, _query: SignalListQuery): Promise<{ items: SignalRow[]; totalCount: number | null }> => { throw new Error('later'); };
export const readSignal = async (_database: Database, _id: number): Promise<SignalRow> => { throw new Error('later'); };
