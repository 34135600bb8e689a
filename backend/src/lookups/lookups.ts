import type { Database } from '../kernel/database.ts';
interface Pair { key: number; value: string }
export const readNomenclature = async (_d: Database, _n: number): Promise<Pair[]> => { throw new Error('later'); };
export const readSubmitters = async (_d: Database): Promise<Pair[]> => { throw new Error('later'); };
export const readSubmittersPage = async (_d: Database, _q: unknown): Promise<{ items: Pair[]; totalCount: number | null }> => { throw new Error('later'); };
