/** Texts of the import: reasons of rows that are not stored, outcomes and names. */
export const reasonTexts = {
  required: 'Полето е задължително',
  tooLong: (length: number) => `Текстът е по-дълъг от ${length} знака`,
  noNumber: 'Не е число',
  shortenedNumber:
    'Числото е съкратено от Excel и цифрите му са загубени: вземете го от източника и форматирайте колоната като текст',
  letterInNumber: (letter: string) => `Не е число: буква „${letter}“ вместо цифра`,
  notWhole: 'Не е цяло число',
  outOfRange: 'Числото е извън допустимите граници',
  tooManyDecimals: 'Числото има повече от 3 знака след десетичния знак',
  noDate: 'Въведената дата не е валидна.',
  earlyDate: 'Датата трябва да е по-голяма от 1 Януари 1900г.',
  futureDate: 'Датата на отчета е в бъдещето',
  noIdentifier: 'Очаква се ЕГН (10 цифри) или ЕИК (9 или 13 цифри)',
  maskedNumber: 'Номерът е скрит: файлът се поправя от този, който го е добавил',
  wrongCheckDigit: 'Невалидна контролна цифра',
  noTownCode: 'Кодът на населено място по ЕКАТТЕ има 5 цифри',
  unknownItem: 'Няма такъв елемент в номенклатурата',
  controlCharacter: 'Полето съдържа непечатаем знак',
  wrongEncoding: 'Редът е в друга кодировка от останалите',
  cellCount: (found: number, expected: number) => `Редът има ${found} колони, а заглавният ред има ${expected}`,
  wrongQuotes: 'Кавичките в реда не са правилни',
  onlyOneCoordinate: 'Географска ширина и дължина се въвеждат заедно',
  readingNeedsBoth: 'Отчетът има дата и показание',
  duplicate: 'Повтаря се ред %s',
  unknownClient: 'Няма такъв клиент, а редът няма име и тип за нов',
  unknownTown: 'Няма такова населено място',
  wrongTownCode: 'Няма такова населено място: контролната цифра на кода по ЕКАТТЕ е грешна',
  unknownStreet: 'Няма такава улица в населеното място',
  addressNeedsTown: 'Нов адрес се записва с код на населено място',
  unknownAuditor: 'Няма такъв инкасатор, а редът няма име за нов',
  absentColumn: (column: string): string => `Файлът няма колона ${column}. `,
  newClient: 'Полето е задължително за нов клиент',
  newMeter: 'Полето е задължително за нов водомер',
  falling: 'Показанието е по-малко от предишното (%s)',
  rising: 'Показанието е по-голямо от следващото (%s)',
};

export const importTexts = {
  unknownFile: 'Няма такъв импортиран файл.',
  onlyUploader: 'Файлът не е прочетен като CSV и може да съдържа ЕГН: изтегля го само този, който го е добавил.',
  wholeFile: (file: string) => `${file} (с пълни ЕГН/ЕИК)`,
  maskedFile: (file: string) => `${file} (ЕГН/ЕИК са скрити)`,
  notKept: 'Файлът не се пази.',
  unknownDefinition: 'Няма такава дефиниция за импорт.',
  onlyCsv: 'Избира се файл с разширение .csv.',
  noFile: 'Формата няма файл.',
  empty: 'Файлът е празен.',
  onlyHeader: 'Файлът има само заглавен ред.',
  notCsv: 'Файлът не е CSV: първият ред няма колоните на дефиницията.',
  otherDefinition: (name: string) => `Заглавният ред е на дефиниция „${name}“.`,
  missingColumns: (names: string) => `Липсват колони: ${names}.`,
  unknownColumns: (names: string) => `Непознати колони: ${names}.`,
  repeatedColumns: (names: string) => `Повтарящи се колони: ${names}.`,
  longRow: (line: number) => `Ред ${line} е по-дълъг от 1 МБ: файлът не е CSV.`,
  imported: (file: string) => `Файлът ${file} е импортиран.`,
  checked: (file: string) => `Файлът ${file} е проверен. Нищо не е записано.`,
  nothingStored: (file: string) => `Няма нито един годен ред във файла ${file}. Нищо не е записано.`,
  repeated: (id: number, when: string, who: string) =>
    `Същият файл вече е импортиран: № ${id}, ${when}, ${who}. Нищо не е променено.`,
  changedMeanwhile: 'Данните се промениха по време на импорта. Нищо не е записано, опитайте отново.',
  changedSinceCheck: (count: number) =>
    `След проверката ${count === 1 ? 'е променен 1 запис' : `са променени ${count} записа`}. Нищо не е записано. Файлът е проверен отново: прегледайте промените и след това го импортирайте.`,
  hasBadRows: 'Има редове с грешки. Нищо не е записано.',
  interrupted: 'Импортът прекъсна, преди да завърши. Нищо не е записано.',
  uploadBroken: 'Качването прекъсна. Нищо не е записано.',
  failed: 'Импортът не завърши. Нищо не е записано.',
  rowsNew: (count: number) => `Нови: ${count}`,
  rowsChanged: (count: number) => `Променени: ${count}`,
  rowsUnchanged: (count: number) => `Без промяна: ${count}`,
  notChecked: 'Файлът не чака решение: вече е импортиран или отказан.',
  notUndoable: 'Отменя се само завършен импорт.',
  noChanges: 'За този импорт не се пазят промени.',
  undoing: (file: string) => `Импортът на файла ${file} се отменя.`,
  undoInterrupted: 'Отмяната прекъсна, преди да завърши. Импортът е в сила.',
  undoFailed: 'Отмяната не завърши. Импортът е в сила.',
  changedSince: (count: number, records: readonly string[]) =>
    `Импортът не се отменя: ${count === 1 ? '1 запис е променен' : `${count} записа са променени`} след него${records.length > 0 ? ` (${records.join('; ')}${count > records.length ? ' …' : ''})` : ''}. Нищо не е променено.`,
  /** Names of the records of each table. */
  recordKinds: {
    client: 'клиент',
    address: 'адрес',
    water_meter: 'водомер',
    auditor: 'инкасатор',
    audit: 'отчет',
    carnet: 'карнет',
  } as Readonly<Record<string, string>>,
  usedSince: (record: string | null) =>
    `Импортът не се отменя: други записи вече използват добавените от него${record ? ` (${record})` : ''}. Нищо не е променено.`,
  newRecord: 'нов запис',
  deletedRecord: 'изтрит запис',
  readingOf: (meter: string, day: string) => `${meter}, ${day}`,
  undone: (file: string) => `Импортът на файла ${file} е отменен.`,
  repairedCell: (line: number, column: string, value: string) => `Ред ${line}, ${column}: ${value}`,
  runStatuses: { succeeded: 'Импортиран', undone: 'Отменен' },
  repaired: 'Поправките са приложени и файлът е проверен отново.',
  maskedRepair: 'ЕГН/ЕИК се въвежда цяло: скритият номер не замества истинския. Нищо не е променено.',
  unknownCell: 'Няма такъв ред или колона във файла.',
  logModule: 'Импорт',
  watchedFolder: 'Наблюдавана папка',
  commandLine: (user: string) => `Команден ред (${user})`,
  rejectedRows: (bad: number, invalid: number) => `Грешен формат: ${bad}. Необработени: ${invalid}.`,
  badRow: (line: number, column: string | null, reason: string) =>
    `Ред ${line}${column === null ? '' : `, колона ${column}`}: ${reason}`,
};

export const importTypeNames = {
  address: 'Адрес',
  client: 'Клиент',
  waterMeter: 'Водомер',
  auditor: 'Инкасатор',
  audit: 'Отчет',
  carnet: 'Карнет',
};

export const definitionNames: Readonly<Record<number, string>> = {
  2: 'Клиенти',
  4: 'Водомери (карнет, клиенти, адреси, отчети)',
};

/** Name of the column with the reason in files of rejected rows; imports ignore it. */
export const reasonColumn = 'Причина';

/** Letters that are easily typed instead of digits. */
export const digitLookalikes = /[OОoоIlІіЗзБб]/u;

/** UTF-8 text that was read as Windows-1251: Cyrillic letters become pairs that begin with Р or С. */
export const misreadUtf8 = /(?:[РС][ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—™љ›њќћџ\u00A0ЎўЈ¤Ґ¦§Ё©Є«¬\u00AD®Ї°±Ііґµ¶·ё№є»јЅѕї]){3,}/u;

/** Parts of the full address of a new address. */
export const addressParts = { block: 'бл. ', entrance: 'вх. ', floor: 'ет. ', apartment: 'ап. ', number: '№ ' };

export const exportTexts = {
  headings: {
    id: '№',
    fileName: 'Име на файл',
    contentMimeType: 'Формат',
    fileSize: 'Размер, КБ',
    attachedByUser: 'Добавен от',
    createdOn: 'Добавен на',
    checkSum: 'Контролна сума',
    downloaded: 'Изтеглен',
    processed: 'Обработени',
  },
  yes: 'Да',
  no: 'Не',
  file: (day: string) => `importirani-faylove-${day}.csv`,
};
