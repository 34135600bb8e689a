import type { UtilityCall } from './utility-calls.ts';
import type { UtilitySignal } from './utility-data.ts';

const names = (text: string): string[] => text.split(/\s+/);
const filter = names(
  `workCardNo kevrCategory1 kevrCategory2 townName streetName priorityId geolocationId brekadownDateTimeFrom
   brekadownDateTimeTo repairDateTimeFrom repairDateTimeTo waterStopStartDateTimeFrom waterStopEndDateTimeTo`,
);
const fields = names(
  `workCardNo finished signalTimestamp repairStart repairEnd waterStopStart waterStopEnd waterStopPeople kevrCategory1Id
   kevrCategory2Id priorityId municipalityId townName streetName streetDescription description latitude longitude visoftId
   osmId checked`,
);

/** The breakdown of a signal, with the fields of the specification: local times, categories with a code. */
const breakdownOf = ({ id, workCardNo }: UtilitySignal) => ({
  id,
  workCardNo,
  finished: false,
  signalTimestamp: '2026-11-18 06:10:00',
  repairStart: '2026-11-18 09:30:00',
  repairEnd: null,
  waterStopStart: null,
  waterStopEnd: null,
  waterStopPeople: 412,
  kevrCategory1: { code: 'A', nameBg: 'Разпределителна мрежа' },
  kevrCategory2: null,
  regionName: 'Перник',
  municipalityName: 'Радомир',
  townName: 'гр. Радомир',
  streetName: null,
  streetDescription: null,
  description: null,
  priorityId: 1,
  priority: { nameBg: 'Нисък' },
  latitude: null,
  longitude: null,
  visoftId: null,
  osmId: null,
  createdBy: 'Диспечер',
  checked: false,
});

type Breakdown = ReturnType<typeof breakdownOf>;

const numeric = /Id$|People$|itude$/;

/** Converts the text of a parameter to the type of the field. */
const toValue = (name: string, text: string): string | number | boolean => {
  if (name === 'finished' || name === 'checked') return text === 'true';
  return numeric.test(name) && name !== 'visoftId' ? Number(text) : text;
};

/**
 * Calls about breakdowns. Each signal with a work card number has a breakdown from the start; changed and new
 * breakdowns stay in memory.
 */
export const breakdownCalls = (): Readonly<Record<string, UtilityCall>> => {
  const changed = new Map<number, Partial<Breakdown>>();
  const added: Breakdown[] = [];
  const all = (signals: readonly UtilitySignal[]): Breakdown[] =>
    [...signals.filter(({ workCardNo }) => workCardNo !== null).map(breakdownOf), ...added].map((breakdown) => ({
      ...breakdown,
      ...changed.get(breakdown.id),
    }));
  const findById = ({ signals, query }: Parameters<UtilityCall['answer']>[0]): ReturnType<UtilityCall['answer']> => {
    const id = Number(query.get('breakdownId') ?? query.get('id'));
    const breakdown = all(signals).find((one) => one.id === id);
    return breakdown ? { json: breakdown } : { status: 404, text: 'Няма такава авария.' };
  };
  return {
    'GET /api/breakdown/getbreakdownslist': {
      parameters: [...filter, 'page', 'itemsPerPage', 'sortBy', 'sortDesc'],
      answer: ({ signals }) => {
        const items = all(signals);
        return { json: { items, totalCount: items.length } };
      },
    },
    'GET /api/breakdown/getbreakdownbyid': { parameters: ['breakdownId'], answer: findById },
    'POST /api/breakdown/create': {
      parameters: [],
      answer: ({ signals, json }) => {
        const id = Math.max(...all(signals).map((one) => one.id)) + 1;
        const [template] = all(signals);
        if (!template) throw new Error('The service has no breakdown.');
        added.push({ ...template, ...(json as Partial<Breakdown>), id });
        return { json: { id } };
      },
    },
    'POST /api/breakdown/update': {
      parameters: ['id', ...fields],
      answer: (request) => {
        const { id, ...values } = Object.fromEntries(request.query);
        const changes = Object.entries(values).map(([name, text]) => [name, toValue(name, text)]);
        changed.set(Number(id), { ...changed.get(Number(id)), ...(Object.fromEntries(changes) as Partial<Breakdown>) });
        return findById(request);
      },
    },
    'GET /api/breakdown/addsignaltobreakdown': {
      parameters: ['breakdownId', 'signalId'],
      answer: ({ query }) => ({ text: `(${query.get('signalId')}) Добавен` }),
    },
    'GET /api/breakdown/removesignalfrombreakdown': {
      parameters: ['signalId'],
      answer: ({ query }) => ({ text: `(${query.get('signalId')}) Премахнат` }),
    },
  };
};
