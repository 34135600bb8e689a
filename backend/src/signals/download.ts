export const sendFile = async (_a: unknown, _b: unknown, _c: unknown): Promise<unknown> => { throw new Error('later'); };
export const sendArchive = sendFile;
