export const linkTexts = {
  linked: 'Сигналите са свързани.',
  merged: 'Сигналите са обединени.',
  removed: 'Връзката е премахната.',
  unknown: 'Няма такава връзка.',
  unknownOther: (id: number) => `Няма сигнал № ${id}.`,
  itself: 'Сигналът не може да се свърже със себе си.',
  already: (id: number) => `Сигналът вече е свързан със сигнал № ${id}.`,
  alreadyMerged: (id: number) => `Сигналът вече е обединен със сигнал № ${id}.`,
  otherIsMerged: (id: number, target: number) =>
    `Сигнал № ${id} е обединен със сигнал № ${target}. Изберете № ${target}.`,
  closed: 'Сигналът вече е затворен и не може да се обедини.',
  otherIsDone: (id: number) => `По сигнал № ${id} не се работи: той е отхвърлен или затворен. Изберете отворен сигнал.`,
  tooMany: (limit: number) => `Един сигнал може да има най-много ${limit} връзки.`,
  /** Values in the history. */
  related: (id: number) => `свързан с № ${id}`,
  duplicateOf: (id: number) => `обединен с № ${id}`,
  duplicate: (id: number) => `включва № ${id}`,
};
