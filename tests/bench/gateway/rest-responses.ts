/** Responses of the REST service in their real shape: about a kilobyte per row, mostly Bulgarian. */
export const signalList = (rows: number): object => ({
  items: Array.from({ length: rows }, (_, index) => signalRow(12_000 - index)),
  totalCount: 3000,
});

export const signalRow = (id: number): object => {
  const priority = { id: (id % 4) + 1, nameBg: ['Нисък', 'Нормален', 'Висок', 'Спешен'][id % 4] };
  const status = { id: (id % 3) + 1, nameBg: ['Сигнал', 'Авария', 'Отхвърлен'][id % 3] };
  return {
    id,
    priority,
    priorityObject: priority,
    status,
    statusObject: status,
    createdBySubmitter: { id: 500 + (id % 90), name: 'Мария Стоянова Георгиева' },
    createdBySubmitterId: 500 + (id % 90),
    createdUtc: '2026-07-14 06:41:09',
    createdLocal: '2026-07-14 09:41:09',
    lastResponseUtc: id % 3 ? '2026-07-15 11:02:44' : null,
    lastResponseLocal: id % 3 ? '2026-07-15 14:02:44' : null,
    closedUtc: null,
    closedLocal: null,
    breakdown: id % 3 === 1 ? { id: 7000 + id, workCardNo: `РК-${id}/2026` } : null,
    breakdownId: id % 3 === 1 ? 7000 + id : null,
    userId: null,
    latitude: 42.697_71 + id / 100_000,
    longitude: 23.321_87 - id / 100_000,
    title: `Теч на улицата пред номер ${changingMark}`,
    message: text('Добър ден, от снощи пред входа изтича вода и тротоарът е подкопан. Моля да изпратите екип.'),
    needsReply: id % 2 === 0,
    responses: null,
    attachment: null,
  };
};

export const responseList = (signalId: number): object => ({
  items: Array.from({ length: 6 }, (_, index) => ({
    id: 40_000 + index,
    signalId,
    message: text(`Благодарим за сигнала. Екипът ще бъде при Вас до обяд. ${changingMark}`),
    fromClient: index % 2 === 1,
    respondedUtc: '2026-07-15 11:02:44',
    respondedLocal: '2026-07-15 14:02:44',
    senderEmail: index % 2 === 1 ? 'maria.georgieva@example.bg' : null,
    attachmentToResponses: index === 5 ? [attachment(90_000, 40_005)] : [],
  })),
});

export const attachmentList = (): object => Array.from({ length: 4 }, (_, index) => attachment(80_000 + index, null));

/** Placeholder for the number that makes each response with changing data unique. */
export const changingMark = '0000000000';

const attachment = (id: number, responseId: number | null): object => ({
  id,
  responseId,
  attachmentOrderNumber: id % 10,
  fileName: `Снимка от мястото ${id} ${changingMark}.jpg`,
  createdOn: '2026-07-14 06:41:09',
  createdOnLocal: '2026-07-14 09:41:09',
  size: 2_480_133,
  contentType: 'image/jpeg',
});

const text = (content: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: content }] }] });
