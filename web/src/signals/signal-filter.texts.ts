import type { signalFilterFields } from '@struma/schema/inputs.ts';
import type { ShownFilters } from '../ui/list/filter/declare-filters.ts';

/** The fields of the filter in their order on screen. A field without an audience is hidden from citizens. */
export const filterTexts = {
  created: { audience: 'everyone', from: 'Създаден от дата', to: 'Създаден до дата' },
  lastResponse: { audience: 'everyone', from: 'Последен отговор от', to: 'Последен отговор до' },
  closed: { audience: 'everyone', from: 'Затворен от', to: 'Затворен до' },
  statuses: { audience: 'everyone', address: 'status', label: 'Статус' },
  priorityIds: { audience: 'everyone', address: 'priority', label: 'Приоритет' },
  needsReply: { audience: 'everyone', label: 'Чака отговор' },
  hasNewReply: { audience: 'citizens', address: 'newReply', label: 'Нов отговор' },
  submitterIds: { address: 'submitter', label: 'Потребител' },
  workCardNo: { label: 'Авария №', placeholder: 'напр. А-0917' },
  ids: { audience: 'everyone', address: 'number', label: 'Сигнал №' },
  words: { audience: 'everyone', label: 'Думи', placeholder: 'в заглавието и съобщенията' },
  phone: { label: 'Телефон', placeholder: 'целият или край' },
  person: { label: 'Име на клиент' },
  colleague: { label: 'Поет от', placeholder: 'име на колега' },
  address: { label: 'Адрес', placeholder: 'напр. отец паисий 15 (до 60 м)' },
  view: {
    label: 'Изглед',
    options: { MINE: 'Мои', FREE: 'Свободни', WAITING: 'Чакащи', OVERDUE: 'Просрочени' },
    isHidden: true,
  },
} satisfies ShownFilters<typeof signalFilterFields>;
