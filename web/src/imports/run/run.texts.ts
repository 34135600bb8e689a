import type { ImportProblemKind, ImportRunStatus, ImportStage } from '../../types.ts';

const titles: Record<ImportRunStatus, string> = {
  RUNNING: 'Тече импорт',
  CHECKED: 'Файлът е проверен, нищо не е записано',
  SUCCEEDED: 'Импортът завърши',
  FAILED: 'Импортът не е записан',
  UNDONE: 'Импортът е отменен',
};

const stages: Record<ImportStage, string> = { UPLOAD: 'Качване', CHECK: 'Проверка', MERGE: 'Запис' };

const kinds: Record<ImportProblemKind, string> = { BAD: 'грешен формат', INVALID: 'необработен' };

export const texts = {
  record: {
    facts: 'Импорт',
    loading: 'Импортиран файл: зареждане',
    failed: 'Импортиран файл: данните не се заредиха',
    missing: (id: string) => `Импортиран файл № ${id}: няма такъв запис`,
    missingReason: 'Няма такъв запис или нямате достъп до него.',
    toList: 'Към списъка',
  },
  titles,
  stages,
  kinds,
  stageOf: (done: number) => `${done} %`,
  rowsSoFar: (rows: string) => `${rows} реда`,
  counts: {
    rowsRead: 'прочетени',
    rowsNew: 'нови',
    rowsChanged: 'променени',
    rowsUnchanged: 'без промяна',
    rowsBad: 'грешен формат',
    rowsInvalid: 'необработени',
  },
  facts: {
    addedBy: 'Добавен от',
    addedAt: 'Добавен на',
    finishedAt: 'Завършен на',
    size: 'Размер',
    checksum: 'Контролна сума',
    message: 'Резултат',
  },
  problems: 'Редове с грешки',
  problemsHint: (count: string) => `Показани са първите ${count}; всички са във файловете с грешки.`,
  line: 'Ред',
  kind: 'Вид',
  column: 'Колона',
  value: 'Стойност',
  reason: 'Причина',
  newValue: 'Нова стойност',
  newValueOf: (line: number, column: string) => `Нова стойност на ред ${line}, колона ${column}`,
  emptyCell: 'празно',
  repair: 'Приложи поправките и провери отново',
  repaired: 'Поправките са приложени и файлът е проверен отново.',
  confirmAll: 'Импортирай всички редове',
  confirmGood: 'Импортирай само годните редове',
  confirmed: 'Импортът започна.',
  undo: 'Отмени импорта',
  undoQuestion: 'Добавените записи се изтриват, а променените получават стойностите си от преди импорта.',
  undone: 'Импортът е отменен.',
  downloadErrors: 'Изтегли файловете с грешки',
  downloadFile: 'Изтегли файла',
  downloadOriginal: 'Изтегли файла преди поправките',
  doubt: 'Не е сигурно дали действието е изпълнено. Обновете страницата.',
};
