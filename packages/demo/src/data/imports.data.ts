import { splitLines } from './split-text.ts';

/** An imported file of the reference utility, with the rows that were not imported. */
export interface ImportedFile {
  name: string;
  contentType: string;
  /** Number of the import definition. */
  definition: number;
  /** Bit mask of the imported types (IM-6): Address 1, Client 2, WaterMeter 4, Auditor 8, Audit 16, Carnet 32. */
  mask: number;
  daysAgo: number;
  rows: readonly string[];
  /** Rows in a wrong format. */
  bad: readonly string[];
  /** Rows that contradict the data. */
  invalid: readonly string[];
}

/** Returns the message of a successful import. */
export const importedText = (name: string): string => `Файлът ${name} е импортиран.`;

export const importedFiles: readonly ImportedFile[] = [
  {
    name: 'klienti_2026.csv',
    contentType: 'text/csv',
    definition: 2,
    mask: 2,
    daysAgo: 96,
    rows: splitLines(`
      clientNumber;name;clientType
      100001;Мария Петрова;1
      100002;Димитър Ангелов;1
      100003;Хлебозавод Струма ООД;2
    `),
    bad: [],
    invalid: [],
  },
  {
    name: 'vodomeri_i_otcheti.csv',
    contentType: 'text/csv',
    definition: 4,
    mask: 63,
    daysAgo: 61,
    rows: splitLines(`
      waterMeterFabricNo;clientNumber;readOn;value
      10040503;100001;2026-01-05;118,250
      10081006;100002;2026-01-05;64,000
      ;100003;2026-01-06;712,500
      10121509;100003;вчера;20,000
      10162012;999999;2026-01-06;5,125
    `),
    bad: splitLines(`
      ;100003;2026-01-06;712,500
      10121509;100003;вчера;20,000
    `),
    invalid: ['10162012;999999;2026-01-06;5,125'],
  },
  {
    name: 'отчети – месечни.csv',
    contentType: 'application/vnd.ms-excel',
    definition: 4,
    mask: 20,
    daysAgo: 12,
    rows: splitLines(`
      waterMeterFabricNo;clientNumber;readOn;value
      10040503;100001;2026-02-04;124,375
      10081006;100002;2026-02-04;63,000
    `),
    bad: [],
    invalid: ['10081006;100002;2026-02-04;63,000'],
  },
];
