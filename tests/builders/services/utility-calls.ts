import { decodeJwt } from 'jose';
import { priorities, statuses, submitters, type UtilityFile, type UtilitySignal } from './utility-data.ts';

interface UtilityRequest {
  signals: UtilitySignal[];
  query: URLSearchParams;
  form: { name: string; bytes: Buffer }[] | null;
  /** The body of a request with JSON. */
  json: unknown;
  bearer: string;
}

type Answer = { status?: number } & (
  | { json: unknown }
  | { text: string; type?: string }
  | { bytes: Buffer; fileName: string }
);

export interface UtilityCall {
  parameters: readonly string[];
  answer: (request: UtilityRequest) => Answer;
}

const filter = ['created', 'closed', 'lastResponse'].flatMap((name) => [`${name}UTCFrom`, `${name}UTCTo`]);
const logFilter = [
  'id',
  'errorMessage',
  'modulName',
  'procedureName',
  'createdOnFrom',
  'createdOnTo',
  'importFileId',
  'userId',
];
const paging = ['page', 'itemsPerPage', 'sortBy', 'sortDesc'];

const pairs = (names: readonly string[]): UtilityCall => ({
  parameters: ['userId'],
  answer: () => ({ json: [{ key: 0, value: '' }, ...names.map((value, index) => ({ key: index + 1, value }))] }),
});

/**
 * Calls of the specification. From document A: section 7, except breakdowns and the map. From document B: the
 * municipalities, the import log and the exceptions. The paths in the keys are in lower case.
 */
export const utilityCalls: Readonly<Record<string, UtilityCall>> = {
  'GET /api/account/getcurrentuserinfo': { parameters: [], answer: ({ bearer }) => ({ json: currentUser(bearer) }) },
  'GET /api/account/isproductionenvironment': { parameters: [], answer: () => ({ json: true }) },
  'GET /api/status/getstatusaskeyvaluepairlist': pairs(statuses),
  'GET /api/priority/getpriorityaskeyvaluepairlist': pairs(priorities),
  'GET /api/kevrsecondarycategory/getkevrsecondarycategoriesaskeyvaluepairlist': pairs([]),
  'GET /api/kevrcategory/getkevrcategoriesaskeyvaluepairlist': pairs([]),
  'GET /api/watermeter/getmunicipalitiesaskeyvaluepairlist': pairs(['Радомир']),
  'GET /api/user/getuseraskeyvaluepairlist': {
    parameters: ['userId'],
    answer: () => ({
      json: [{ key: -1, value: '-- Всички --' }, ...submitters.map(({ id, name }) => ({ key: id, value: name }))],
    }),
  },
  'GET /api/signal/getsignallist': {
    parameters: [...filter, ...paging, 'statusId', 'priorityId', 'needsReply', 'UserId', 'workCardNo', 'userId'],
    answer: ({ signals, query }) => ({ json: list(signals, query) }),
  },
  'GET /api/logs/getlogslist': {
    parameters: [...paging, ...logFilter],
    answer: () => ({ json: { items: [logEntry], totalCount: 1 } }),
  },
  'GET /api/logs/getexceptionlogslist': {
    parameters: [
      'username',
      ...['from', 'to'].flatMap((end) => ['Time', 'Day', 'Month', 'Year'].map((part) => `${end}${part}`)),
      ...paging,
    ],
    answer: () => ({ json: { items: [exception], totalCount: 1 } }),
  },
  'GET /api/signal/getsignaldetails': {
    parameters: ['signalId'],
    answer: withSignal((signal) => ({ json: { ...row(signal), ...details(signal) } })),
  },
  'GET /api/signal/getattachmentsinfobysignalid': {
    parameters: ['signalId'],
    answer: withSignal(({ files }) => ({ json: files.map((file) => info(file, null)) })),
  },
  'GET /api/response/getresponseslist': {
    parameters: ['signalId'],
    answer: withSignal(({ id, responses }) => ({
      json: {
        items: responses.map(({ files, ...response }) => ({
          ...response,
          signalId: id,
          attachmentToResponses: files.map((file) => info(file, response.id)),
        })),
      },
    })),
  },
  'POST /api/response/createresponse': {
    parameters: ['signalId', 'message', 'fromClient'],
    answer: withSignal((signal, request) => createResponse(signal, request)),
  },
  'POST /api/signal/changesignalstatus': {
    parameters: ['signalId', 'status'],
    answer: withSignal((signal, request) => changeStatus(signal, request)),
  },
  'POST /api/signal/createsignal': {
    parameters: ['title', 'latitude', 'longitude', 'message'],
    answer: (request) => createSignal(request),
  },
  'GET /api/attachment/downloadattachmentfile': {
    parameters: ['responseId', 'attachmentOrderNumber'],
    answer: ({ signals, query }) => {
      const responses = signals.flatMap(({ responses: all }) => all);
      return download(responses.find(({ id }) => id === Number(query.get('responseId')))?.files, query);
    },
  },
  'GET /api/attachment/downloadattachmentfilebysignalid': {
    parameters: ['signalId', 'attachmentOrderNumber'],
    answer: withSignal(({ files }, { query }) => download(files, query)),
  },
  'GET /api/attachment/downloadallattachmentsbysignalid': {
    parameters: ['signalId'],
    answer: withSignal(({ id }) => ({ bytes: emptyArchive, fileName: `${id}.zip` })),
  },
};

const logEntry = {
  id: 5,
  errorMessage: 'Ред 7: непознат код.',
  modulName: 'Import',
  procedureName: 'ReadRow',
  createdOn: '2026-06-20 08:00:00',
  importFileId: 3,
};

const exception = {
  dateCreated: '2026-06-20T08:00:00',
  message: 'Object reference not set',
  stacktrace: '   at Signals.Save()',
  traceId: '00-4bf92f',
};

function withSignal(answer: (signal: UtilitySignal, request: UtilityRequest) => Answer): UtilityCall['answer'] {
  return (request) => {
    const signal = request.signals.find(({ id }) => id === Number(request.query.get('signalId')));
    return signal ? answer(signal, request) : { status: 404, text: 'Няма такъв сигнал.' };
  };
}

const currentUser = (bearer: string): object => {
  const { name, preferred_username, groups, resource_access } = decodeJwt<{
    name?: string;
    preferred_username?: string;
    groups?: string[];
    resource_access?: Record<string, { roles: string[] }>;
  }>(bearer);
  return {
    name: name ?? preferred_username,
    member_of: [],
    allowedActions: resource_access?.['struma-app']?.roles ?? [],
    allowedGroups: groups ?? [],
    isProduction: true,
    last_map_center_lat: 42.6,
    last_map_center_lng: 23.3,
    map_last_zoom: 12,
  };
};

const list = (signals: UtilitySignal[], query: URLSearchParams): object => {
  const matches = (name: string, value: unknown): boolean => !query.has(name) || query.get(name) === String(value);
  const from = query.get('createdUTCFrom') ?? '';
  const to = query.get('createdUTCTo') ?? '9';
  const matchingSignals = signals.filter(
    ({ statusId, priorityId, needsReply, submitter, createdUtc, workCardNo }) =>
      matches('statusId', statusId) &&
      matches('priorityId', priorityId) &&
      matches('needsReply', needsReply) &&
      matches('UserId', submitter.id) &&
      createdUtc >= from &&
      createdUtc <= to &&
      (workCardNo ?? '').includes(query.get('workCardNo') ?? ''),
  );
  const isDescending = query.get('sortDesc') !== 'false';
  const sorted = isDescending ? matchingSignals.toReversed() : matchingSignals;
  const size = Number(query.get('itemsPerPage') ?? 10);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return { items: sorted.slice(start, start + size).map(row), totalCount: matchingSignals.length };
};

/** A row of the list. It refers to status and priority by objects, and has only fields of the specification. */
const row = (signal: UtilitySignal) => ({
  id: signal.id,
  title: signal.title,
  message: signal.message,
  priority: { id: signal.priorityId, nameBg: priorities[signal.priorityId - 1] },
  status: { id: signal.statusId, nameBg: statuses[signal.statusId - 1] },
  createdBySubmitter: { name: signal.submitter.name },
  createdBySubmitterId: signal.submitter.id,
  createdUtc: signal.createdUtc,
  breakdown: signal.workCardNo === null ? null : { workCardNo: signal.workCardNo },
  breakdownId: signal.workCardNo === null ? null : signal.id,
  needsReply: signal.needsReply,
});

/** The fields in which the details of a signal differ from its row: status and priority are numbers. */
const details = (signal: UtilitySignal) => ({
  priority: signal.priorityId,
  priorityObject: row(signal).priority,
  status: signal.statusId,
  statusObject: row(signal).status,
  latitude: 42.55,
  longitude: 22.96,
});

const info = ({ id, fileName, createdOn }: UtilityFile, responseId: number | null) => ({
  id,
  ...(responseId !== null && { responseId }),
  fileName,
  createdOn,
});

const createResponse = (signal: UtilitySignal, { query, form }: UtilityRequest): Answer => {
  if (signal.id === 6) return { status: 500, text: 'Базата е заета.\r\nОпитайте по-късно.' };
  if (signal.statusId === 4) return { text: '(0) Сигналът е затворен.' };
  const message = query.get('message') ?? '';
  if (message === '' || query.get('fromClient') !== 'false') return { text: '(0) Няма съобщение.' };
  const id = 800 + signal.responses.length + signal.id * 10;
  const moment = '2026-06-21 09:00:00';
  const files = (form ?? []).map(({ name, bytes }, index) => ({
    id: id * 10 + index,
    fileName: name,
    createdOn: moment,
    bytes,
  }));
  signal.responses.push({ id, message, fromClient: false, respondedUtc: moment, files });
  return { text: `(${id}) Съобщението е изпратено.` };
};

const changeStatus = (signal: UtilitySignal, { query }: UtilityRequest): Answer => {
  // The service accepts the status names of the specification, but no numbers.
  const status = ['Signal', 'Breakdown', 'Rejected', 'Closed'].indexOf(query.get('status') ?? '') + 1;
  if (status === 0) return { status: 400, text: 'Непознат статус.' };
  if (signal.statusId === 4) return { text: 'Сигналът е архивиран.' };
  signal.statusId = status;
  return { text: `(${signal.id}) Статусът е променен на ${statuses[status - 1]}.` };
};

const createSignal = ({ signals, query, form }: UtilityRequest): Answer => {
  const id = 100 + signals.length;
  const createdOn = '2026-06-22 09:00:00';
  const files = (form ?? []).map(({ name, bytes }, index) => ({
    id: id * 10 + index,
    fileName: name,
    createdOn,
    bytes,
  }));
  const text = (name: string): string => query.get(name) ?? '';
  if (!text('title') || !text('latitude') || !text('longitude')) return { text: '(0) Липсват данни.' };
  const submitter = submitters[0] ?? { id: 0, name: '' };
  signals.push({
    id,
    title: text('title'),
    message: text('message'),
    statusId: 1,
    priorityId: 2,
    submitter,
    createdUtc: createdOn,
    needsReply: true,
    workCardNo: null,
    files,
    responses: [],
  });
  return { json: { id } };
};

const download = (files: UtilityFile[] | undefined, query: URLSearchParams): Answer => {
  const file = files?.[Number(query.get('attachmentOrderNumber'))];
  return file ? { bytes: file.bytes, fileName: file.fileName } : { status: 404, text: 'Няма такъв файл.' };
};

const emptyArchive = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');
