import type { Calendar } from './calendar.ts';
import type { Load, Value } from './copy.ts';
import { operators } from './data/names.data.ts';
import { Random, subject } from './random.ts';
import type { Settlement } from './network/settlement.ts';
import type { StoryGenerator } from './signals/stories.ts';
import { lines } from './data/split-text.ts';

const activitySignals = 400;
const logEntries = 120;
const exceptions = 30;

/** Recent imports, their log, exceptions and changes. */
export const journalLoads = (settlement: Settlement, storyGenerator: StoryGenerator, calendar: Calendar): Load[] => [
  {
    table: 'import_file',
    columns: [
      'id',
      'file_name',
      'content_mime_type',
      'file_size',
      'attached_by_user',
      'check_sum',
      'downloaded',
      'processed_mask',
      'definition_id',
      'created_on',
    ],
    rows: () => importRows(settlement, calendar),
  },
  {
    table: 'log_entry',
    columns: [
      'id',
      'error_message',
      'module_name',
      'procedure_name',
      'import_file_id',
      'signal_id',
      'trace_id',
      'created_on',
    ],
    rows: () => logRows(storyGenerator, calendar),
  },
  {
    table: 'exception_log',
    columns: ['id', 'username', 'message', 'stacktrace', 'trace_id', 'created_on'],
    rows: () => exceptionRows(calendar),
  },
  {
    table: 'activity_log',
    columns: [
      'id',
      'actor',
      'entity',
      'entity_id',
      'action',
      'field',
      'old_value',
      'new_value',
      'trace_id',
      'created_on',
    ],
    rows: () => activityRows(storyGenerator),
  },
];

const imports = [
  { name: 'klienti_2026.csv', definition: 2, mask: 2, bytesOfRow: 74, daysAgo: 96 },
  { name: 'vodomeri_i_otcheti.csv', definition: 4, mask: 63, bytesOfRow: 212, daysAgo: 61 },
  { name: 'отчети – месечни.csv', definition: 4, mask: 20, bytesOfRow: 58, daysAgo: 12 },
];

function* importRows({ counts }: Settlement, calendar: Calendar): Generator<Value[]> {
  for (const [index, { name, definition, mask, bytesOfRow, daysAgo }] of imports.entries()) {
    const random = new Random(subject.journal, index);
    const size = counts.meters * bytesOfRow + random.whole(10, 900);
    const mime = index === 2 ? 'application/vnd.ms-excel' : 'text/csv';
    yield [
      index + 1,
      name,
      mime,
      size,
      'Ангел Администраторов',
      hexOf(random, 64),
      index === 0,
      mask,
      definition,
      calendar.momentAgo(daysAgo),
    ];
  }
}

const importProblems = lines(`
  Ред {row}: липсва фабричен номер на водомер.
  Ред {row}: показанието е по-малко от предишното.
  Ред {row}: непознат код на населено място.
  Ред {row}: невалидна контролна цифра на ЕГН.
  Ред {row}: карнетът не е намерен.
`);
const procedures = ['ReadMeterRow', 'CheckReading', 'MergeAddress', 'CheckClient', 'MergeCarnet'];

function* logRows(storyGenerator: StoryGenerator, calendar: Calendar): Generator<Value[]> {
  for (let id = 1; id <= logEntries; id += 1) {
    const random = new Random(subject.journal, id, 1);
    const isImport = id <= logEntries * 0.8;
    const file = isImport ? 1 + Math.floor((imports.length * (id - 1)) / (logEntries * 0.8)) : null;
    const problem = random.whole(0, importProblems.length - 1);
    const message = isImport
      ? (importProblems[problem] ?? '').replace('{row}', String(random.whole(2, 12_000)))
      : 'Писмото до клиента не е изпратено: пощенският сървър не отговаря.';
    yield [
      id,
      message,
      isImport ? 'Import' : 'Mail',
      isImport ? (procedures[problem] ?? null) : 'SendReply',
      file,
      isImport ? null : random.whole(1, storyGenerator.count),
      hexOf(random, 32),
      calendar.momentAgo(file ? (imports[file - 1]?.daysAgo ?? 1) - id / 10_000 : 11 - (id - logEntries * 0.8) * 0.4),
    ];
  }
}

const failures = [
  { message: 'connect ECONNREFUSED geocoder', trace: 'Geocoder.search' },
  { message: 'canceling statement due to statement timeout', trace: 'MeterList.page' },
  { message: 'The request was aborted by the client', trace: 'Attachment.download' },
];

function* exceptionRows(calendar: Calendar): Generator<Value[]> {
  for (let id = 1; id <= exceptions; id += 1) {
    const random = new Random(subject.journal, id, 2);
    const { message, trace } = random.pick(failures);
    const stack = `Error: ${message}\n    at ${trace} (backend)\n    at handle (backend)`;
    yield [
      id,
      random.pick(['operator', 'admin', 'editor']),
      message,
      stack,
      hexOf(random, 32),
      calendar.momentAgo((exceptions - id) * 2.3 + 0.4),
    ];
  }
}

const statusNames = ['', 'Сигнал', 'Авария', 'Отхвърлен', 'Отхвърлен/Затворен'];

function* activityRows({ count, generateStory }: StoryGenerator): Generator<Value[]> {
  let id = 0;
  for (let signal = Math.max(1, count - activitySignals); signal <= count; signal += 1) {
    const story = generateStory(signal);
    if (story.statusId === 1) continue;
    const random = new Random(subject.journal, signal, 3);
    const at = story.closedAt ?? story.lastResponseAt ?? story.createdAt;
    yield [
      ++id,
      random.pick(operators),
      'signal',
      String(signal),
      'UPDATE',
      'status',
      statusNames[1] ?? '',
      statusNames[story.statusId] ?? '',
      hexOf(random, 32),
      at,
    ];
  }
}

const hexOf = (random: Random, length: number): string =>
  Array.from({ length }, () => random.whole(0, 15).toString(16)).join('');
