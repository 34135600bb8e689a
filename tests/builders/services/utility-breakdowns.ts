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

const ofRequest = ({ signals, query }: Parameters<UtilityCall['answer']>[0]): ReturnType<UtilityCall['answer']> => {
  const id = Number(query.get('breakdownId') ?? query.get('id'));
  const signal = signals.find((one) => one.id === id && one.workCardNo !== null);
  return signal ? { json: breakdownOf(signal) } : { status: 404, text: 'Няма такава авария.' };
};

/** Calls about breakdowns. */
export const breakdownCalls: Readonly<Record<string, UtilityCall>> = {
  'GET /api/breakdown/getbreakdownslist': {
    parameters: [...filter, 'page', 'itemsPerPage', 'sortBy', 'sortDesc'],
    answer: ({ signals }) => {
      const items = signals.filter(({ workCardNo }) => workCardNo !== null).map(breakdownOf);
      return { json: { items, totalCount: items.length } };
    },
  },
  'GET /api/breakdown/getbreakdownbyid': { parameters: ['breakdownId'], answer: ofRequest },
  'POST /api/breakdown/update': { parameters: ['id', ...fields], answer: ofRequest },
  'GET /api/breakdown/addsignaltobreakdown': {
    parameters: ['breakdownId', 'signalId'],
    answer: ({ query }) => ({ text: `(${query.get('signalId')}) Добавен` }),
  },
  'GET /api/breakdown/removesignalfrombreakdown': {
    parameters: ['signalId'],
    answer: ({ query }) => ({ text: `(${query.get('signalId')}) Премахнат` }),
  },
};
