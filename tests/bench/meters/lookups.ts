import { printTimes } from './timed.ts';

const goalMs = 20;
const repetitions = 15;

/** The lookup lists as the screens request them: long lists with a text and a limit. */
const lookups = [
  'getWaterMeterTypesAsKeyValuePairList',
  'getWaterMeterOwnershipTypesAsKeyValuePairList',
  'getManufacturersAsKeyValuePairList',
  'getClientTypesAsKeyValuePairList',
  'getDistrictsAsKeyValuePairList',
  'getMunicipalitiesAsKeyValuePairList',
  'getTownGraoCodesAsKeyValuePairList?text=со&limit=20',
  'getStreetsAsKeyValuePairList?text=ви&limit=20',
  'getStreetsAsKeyValuePairList?text=витоша&townId=2&limit=20',
  'getAddressesAsKeyValuePairList?text=витоша 15&limit=20',
  'getAddressesAsKeyValuePairList?text=люлин&limit=20',
  'getAddressesAsKeyValuePairList?text=&limit=20',
  'getClientsAsKeyValuePairList?text=иванова&limit=20',
  'getClientsAsKeyValuePairList?text=мария ива&limit=20',
  'getClientsAsKeyValuePairList?text=100041&limit=20',
  'getClientsAsKeyValuePairList?text=&limit=20',
  'getCarnetsAsKeyValuePairList',
  'Audit/getAuditorsAsKeyValuePairList',
];

/** Prints the median time of each lookup list (WM-13). */
export const measureLookups = async (read: (path: string) => Promise<Response>): Promise<void> => {
  for (const path of lookups) {
    const times: number[] = [];
    let entries = 0;
    for (let nth = 0; nth < repetitions; nth += 1) {
      const started = performance.now();
      const response = await read(`/api/WaterMeter/${path}`);
      entries = ((await response.json()) as unknown[]).length;
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      times.push(performance.now() - started);
    }
    printTimes(`lookup ${path}, ${entries} entries`, times, goalMs);
  }
};
