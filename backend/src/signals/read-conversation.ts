import type { Database } from '../kernel/database.ts';
import type { AttachmentInfo, ResponseRow } from './signals.schemas.ts';
export const readResponses = async (_database: Database, _id: number): Promise<ResponseRow[]> => { throw new Error('later'); };
export const readSignalFiles = async (_database: Database, _id: number): Promise<AttachmentInfo[]> => { throw new Error('later'); };
