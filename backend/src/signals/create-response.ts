export const createResponse = async (_a: unknown, _b: unknown): Promise<string> => { throw new Error('later'); };
