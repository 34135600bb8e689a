import type { UtilityCall } from './utility-calls.ts';

interface Item {
  id: number;
  code: string;
  nameBg: string;
  nameEn: string | null;
  isActive: boolean;
}

const paging = ['page', 'itemsPerPage', 'sortBy', 'sortDesc'];
const nomenclatures = [
  {
    id: 2,
    name: 'Приоритети',
    description: null,
    isActive: true,
    createdOn: '2026-06-01 07:30:00',
    lastModifiedOn: null,
  },
];

/** Calls of the specification (document B, section 7) for one nomenclature, which has two items at first. */
export const nomenclatureCalls = (): Readonly<Record<string, UtilityCall>> => {
  const items: Item[] = ['Нисък', 'Нормален'].map((nameBg, place) => ({
    id: place + 1,
    code: String(place + 1),
    nameBg,
    nameEn: null,
    isActive: true,
  }));
  const isTaken = ({ id, code }: Partial<Item>): boolean =>
    items.some((other) => other.code === code && other.id !== id);
  return {
    'GET /api/nomenclatures/getnomenclatureslist': {
      parameters: [...paging, 'name', 'description', 'isActive'],
      answer: ({ query }) => {
        const found = nomenclatures.filter(({ name }) => name.includes(query.get('name') ?? ''));
        return { json: { items: found, totalCount: found.length } };
      },
    },
    'GET /api/nomenclatures/getitemsnomenclaturelist': {
      parameters: [...paging, 'nomenclatureId', 'code', 'nameBg', 'nameEn', 'isActive'],
      answer: ({ query }) => {
        const found = items.filter(({ code }) => code.includes(query.get('code') ?? ''));
        return { json: { items: found, totalCount: found.length } };
      },
    },
    'GET /api/nomenclatures/getitemnomenclaturebynomenclatureidbyitemnomenclatureid': {
      parameters: ['nomenclatureId', 'itemNomenclatureid'],
      answer: ({ query }) => {
        const item = items.find(({ id }) => id === Number(query.get('itemNomenclatureid')));
        return item ? { json: item } : { status: 404, text: 'Няма такъв елемент.' };
      },
    },
    'POST /api/nomenclatures/createitemnomenclature': {
      parameters: ['nomenclatureId'],
      answer: ({ json }) => {
        const item = json as Omit<Item, 'id'>;
        if (isTaken(item)) return { text: '(0) Кодът е зает.' };
        items.push({ ...item, id: items.length + 1 });
        return { text: `(${items.length}) Записано.` };
      },
    },
    'POST /api/nomenclatures/updateitemnomenclature': {
      parameters: ['nomenclatureId'],
      answer: ({ json }) => {
        const { id, ...changes } = json as Partial<Item>;
        const item = items.find((one) => one.id === id);
        if (!item) return { text: '(0) Няма такъв елемент.' };
        if (isTaken({ id: item.id, ...changes })) return { text: '(0) Кодът е зает.' };
        Object.assign(item, changes);
        return { text: `(${id}) Записано.` };
      },
    },
  };
};
