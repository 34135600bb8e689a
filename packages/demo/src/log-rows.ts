import type { Calendar } from './calendar.ts';
import type { Load, Value } from './copy.ts';
import { importedFiles } from './data/imports.data.ts';
import { accountOf, operators } from './data/names.data.ts';
import { Random, randomStream } from './random.ts';
import type { StoryGenerator } from './signals/stories.ts';
import { splitLines } from './data/split-text.ts';

/** The activity log contains the status changes of the last signal and of this number of signals before it. */
const activitySignals = 400;
const logEntries = 120;
const exceptions = 30;

/** Rows of the import log, of the exceptions and of the activities. */
export const logLoads = (storyGenerator: StoryGenerator, calendar: Calendar): Load[] => [
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
    columns: [
      'id',
      'username',
      'actor_subject',
      'message',
      'stacktrace',
      'method',
      'path',
      'statement',
      'trace_id',
      'created_on',
    ],
    rows: () => exceptionRows(storyGenerator, calendar),
  },
  {
    table: 'activity_log',
    columns: [
      'id',
      'actor',
      'actor_subject',
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

const importProblems = splitLines(`
  Ред {row}: липсва фабричен номер на водомер.
  Ред {row}: показанието е по-малко от предишното.
  Ред {row}: непознат код на населено място.
  Ред {row}: невалидна контролна цифра на ЕГН.
  Ред {row}: карнетът не е намерен.
`);
const procedures = ['ReadMeterRow', 'CheckReading', 'MergeAddress', 'CheckClient', 'MergeCarnet'];

function* logRows(storyGenerator: StoryGenerator, calendar: Calendar): Generator<Value[]> {
  for (let id = 1; id <= logEntries; id += 1) {
    const random = new Random(randomStream.log, id, 1);
    const isImport = id <= logEntries * 0.8;
    const file = isImport ? 1 + Math.floor((importedFiles.length * (id - 1)) / (logEntries * 0.8)) : null;
    const problem = random.whole(0, importProblems.length - 1);
    const message = isImport
      ? (importProblems[problem] ?? '').replace('{row}', String(random.whole(2, 12_000)))
      : 'Писмото до клиента не е изпратено: пощенският сървър не отговаря.';
    yield [
      id,
      message,
      isImport ? 'Импорт' : 'Поща',
      isImport ? (procedures[problem] ?? null) : 'SendReply',
      file,
      isImport ? null : random.whole(1, storyGenerator.count),
      hexOf(random, 32),
      calendar.momentAgo(
        file ? (importedFiles[file - 1]?.daysAgo ?? 1) - id / 10_000 : 11 - (id - logEntries * 0.8) * 0.4,
      ),
    ];
  }
}

const failures = [
  {
    message: 'connect ECONNREFUSED geocoder',
    trace: 'Geocoder.search',
    call: ['GET', '/search'],
    statement: null,
  },
  {
    message: 'canceling statement due to statement timeout',
    trace: 'MeterList.page',
    call: ['GET', '/api/WaterMeter/GetWaterMeterList'],
    statement: 'select array(select m.id from water_meter m where m.fabric_no ilike $1 order by m.id desc limit 10)',
  },
  {
    message: 'deadlock detected',
    trace: 'changeStatus',
    call: ['POST', '/api/signal/ChangeSignalStatus'],
    statement: 'update "signal" set "status_id" = $1, "needs_reply" = $2 where "id" = $3',
  },
] as const;

/** Every second exception has the trace id of an activity, and its time is one second after that activity. */
function* exceptionRows(storyGenerator: StoryGenerator, calendar: Calendar): Generator<Value[]> {
  const activities = [...activitiesOf(storyGenerator)].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (let id = 1; id <= exceptions; id += 1) {
    const random = new Random(randomStream.log, id, 2);
    const activity = id % 2 === 0 ? activities[Math.floor((activities.length * id) / exceptions) - 1] : undefined;
    const { message, trace, call, statement } = activity ? failures[2] : random.pick(failures);
    const actor = activity?.actor ?? random.pick(operators);
    const stack = `Error: ${message}\n    at ${trace} (backend)\n    at handle (backend)`;
    const at = activity ? new Date(activity.at.getTime() + 1000) : calendar.momentAgo((exceptions - id) * 2.3 + 0.4);
    yield [id, actor, accountOf(actor), message, stack, ...call, statement, activity?.traceId ?? hexOf(random, 32), at];
  }
}

const statusNames = ['', 'Сигнал', 'Авария', 'Отхвърлен', 'Отхвърлен/Затворен'];

function* activityRows(storyGenerator: StoryGenerator): Generator<Value[]> {
  let id = 0;
  for (const { signal, actor, status, traceId, at } of activitiesOf(storyGenerator))
    yield [
      ++id,
      actor,
      accountOf(actor),
      'signal',
      String(signal),
      'UPDATE',
      'status',
      statusNames[1] ?? '',
      statusNames[status] ?? '',
      traceId,
      at,
    ];
}

interface StatusChange {
  signal: number;
  actor: string;
  status: number;
  traceId: string;
  at: Date;
}

function* activitiesOf({ count, generateStory }: StoryGenerator): Generator<StatusChange> {
  for (let signal = Math.max(1, count - activitySignals); signal <= count; signal += 1) {
    const story = generateStory(signal);
    if (story.statusId === 1) continue;
    const random = new Random(randomStream.log, signal, 3);
    const at = story.closedAt ?? story.lastResponseAt ?? story.createdAt;
    yield { signal, actor: random.pick(operators), status: story.statusId, traceId: hexOf(random, 32), at };
  }
}

const hexOf = (random: Random, length: number): string =>
  Array.from({ length }, () => random.whole(0, 15).toString(16)).join('');
