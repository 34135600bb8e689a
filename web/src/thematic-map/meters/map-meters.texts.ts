export const texts = {
  moved: (number: string) => `Новото място на водомер ${number} е записано.`,
  restored: (number: string) => `Предишното място на водомер ${number} е върнато.`,
  undo: 'Върни',
  failed: (reason: string) => `Мястото на водомера не е записано: ${reason}`,
  unknownOutcome: 'Не е ясно дали мястото на водомера е записано. Презаредете картата.',
};
