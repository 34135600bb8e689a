import { insertTown, radomir } from '../data/towns.ts';
import { personClaims } from '../people/token.ts';
import { startTestService, type TestService } from '../product/rest-service.ts';

const claims = personClaims('admin', ['Администратор'], ['TestDummyGroup']);

export interface ImportResult {
  type: number;
  message: string;
  additionalMessages: string[];
  resultData: { bad: number; invalid: number };
  importFileId: number;
}

interface Details {
  file: Record<string, unknown>;
  problems: { kind: string; line: number; column: string | null; value: string | null; reason: string }[];
}

export type FileImport = Awaited<ReturnType<typeof startFileImport>>;

/**
 * A REST service with one town and street, unless `hasTown` is false, and the requests of an administrator who imports
 * files.
 */
export const startFileImport = async ({ hasTown = true } = {}) => {
  const service = await startTestService();
  if (hasTown) {
    await insertTown(service.pool, { ...radomir, name: 'гр. Радомир' });
    await service.pool.query(
      "insert into street (id, town_id, grao_code, name) values (1, 1, '00001', 'ул. Райко Даскалов')",
    );
  }
  const get = (path: string): Promise<Response> => service.call(path, { claims });
  return {
    service,
    get,
    send: sender(service),
    post: (path: string, body: object): Promise<Response> => {
      const headers = { 'content-type': 'application/json' };
      return service.call(path, { method: 'POST', body: JSON.stringify(body), headers, claims });
    },
    /** The clients whose numbers begin with `start`, as 'number|name|EGN|type'. */
    clients: async (start: string): Promise<string[]> => {
      const { rows } = await service.pool.query<{ line: string }>(
        `select concat_ws('|', client_number, name, egn, client_type_id) as line from client
         where client_number like $1 order by client_number`,
        [`${start}%`],
      );
      return rows.map(({ line }) => line);
    },
    details: async (id: number): Promise<Details> =>
      (await (await get(`/struma/imports/details?importFileId=${id}`)).json()) as Details,
  };
};

/** Returns a function that uploads a file. Its default is a file of clients that is imported at once. */
const sender =
  (service: TestService) =>
  async (
    content: string | Buffer,
    { definition = 2, name = 'klienti.csv', path = '/api/ImportFile/ImportFile' } = {},
  ): Promise<{ status: number; result: ImportResult }> => {
    const body = new FormData();
    const part = typeof content === 'string' ? content : new Uint8Array(content);
    body.append('file', new Blob([part], { type: 'text/csv' }), name);
    const response = await service.call(`${path}?importDefId=${definition}`, { method: 'POST', body, claims });
    return { status: response.status, result: (await response.json()) as ImportResult };
  };
