// Test data of a utility's own service.

const person = (id: number, name: string) => ({ id, name });
const paragraph = (text: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

export const statuses = ['Сигнал', 'Авария', 'Отхвърлен', 'Отхвърлен/Затворен'];
export const priorities = ['Нисък', 'Нормален', 'Висок'];
export const submitters = [person(31, 'Вера Минчева'), person(32, 'Асен Колев')];

export interface UtilityFile {
  id: number;
  fileName: string;
  createdOn: string;
  bytes: Buffer;
}

export interface UtilityResponse {
  id: number;
  message: string;
  fromClient: boolean;
  respondedUtc: string;
  files: UtilityFile[];
}

export interface UtilitySignal {
  id: number;
  title: string;
  message: string;
  statusId: number;
  priorityId: number;
  submitter: { id: number; name: string };
  createdUtc: string;
  needsReply: boolean;
  workCardNo: string | null;
  files: UtilityFile[];
  responses: UtilityResponse[];
}

/** Signal 5 is closed: a reply to it is refused. A reply to signal 6 fails with two lines of text. */
export const utilitySignals = (): UtilitySignal[] =>
  Array.from({ length: 12 }, (_, index) => {
    const id = index + 1;
    return {
      id,
      title: `Теч при № ${id}`,
      message: id === 2 ? 'Стар сигнал без форматиране' : paragraph(`Тече вода при № ${id}.`),
      statusId: id === 5 ? 4 : id % 2 ? 1 : 2,
      priorityId: (index % 3) + 1,
      submitter: submitters[index % 2] ?? person(31, ''),
      createdUtc: `2026-06-${String(id).padStart(2, '0')} 07:30:00`,
      needsReply: id % 2 === 1,
      workCardNo: id % 2 ? null : `РК-${id}`,
      files: id === 1 ? [{ id: 901, fileName: 'снимка.png', createdOn: '2026-06-01 07:30:00', bytes: picture }] : [],
      responses: [
        {
          id: 700 + id,
          message: paragraph('Кога ще дойдете?'),
          fromClient: true,
          respondedUtc: '2026-06-20 08:00:00',
          files: [],
        },
      ],
    };
  });

const picture = Buffer.from('89504e470d0a1a0a'.repeat(64), 'hex');
