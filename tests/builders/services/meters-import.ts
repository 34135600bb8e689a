import { insertTown, radomir } from '../data/towns.ts';
import { personClaims } from '../people/token.ts';
import { startTestService, type TestService } from '../product/rest-service.ts';

/** A REST service for imports of water meters. Its database already has the town and the street of their addresses. */
export interface MetersImport {
  service: TestService;
  /** Imports rows made by `meterRow`. Returns the id of the file. */
  importRows(rows: readonly string[]): Promise<number>;
}

export const importerClaims = personClaims('admin', ['Администратор', 'Оператор'], ['TestMainGroup']);

export const startMetersImport = async (): Promise<MetersImport> => {
  const service = await startTestService();
  await insertTown(service.pool, { ...radomir, name: 'гр. Радомир' });
  await service.pool.query(
    "insert into street (id, town_id, grao_code, name) values (1, 1, '00001', 'ул. Райко Даскалов')",
  );
  const importRows = async (rows: readonly string[]): Promise<number> => {
    const body = new FormData();
    body.append('file', new Blob([`${columns}\n${rows.join('\n')}\n`], { type: 'text/csv' }), 'vodomeri.csv');
    const path = '/api/ImportFile/ImportFile?importDefId=4';
    const response = await service.call(path, { method: 'POST', body, claims: importerClaims });
    const { type, message, importFileId } = (await response.json()) as Result;
    if (type !== 1) throw new Error(`The file was not imported: ${message}`);
    return importFileId;
  };
  return { service, importRows };
};

interface Result {
  type: number;
  message: string;
  importFileId: number;
}

/** The header of the rows that `meterRow` makes. */
export const columns =
  'waterMeterFabricNo;clientNumber;clientName;clientType;carnetCode;townGraoCode;streetName;streetNumber;latitude;longitude;auditorNumber;auditorName;ownershipType;waterMeterType;nextDateOfCheck;readOn;value';

/** A row with a meter, its client, its address and a reading. */
export const meterRow = (number: number, { name = 'Ана', type = 1, reading = '5,5' } = {}): string =>
  `Б${number};${number};"${name}";1;К9;61577;ул. Райко Даскалов;${number};42,5;23,25;И9;Инка;1;${type};01.02.2030;05.01.2026;${reading}`;
