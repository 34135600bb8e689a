export const texts = {
  title: 'Известна авария наблизо',
  linkedTitle: 'Вашият сигнал е свързан с авария',
  at: (place: string, metres: string) => (place ? `${place}, на около ${metres} м` : `На около ${metres} м`),
  off: 'Водата е спряна.',
  offUntil: (moment: string) => `Водата е спряна до ${moment}.`,
  willBeOff: (from: string) => `Водата ще бъде спряна от ${from}.`,
  willBeOffUntil: (from: string, to: string) => `Водата ще бъде спряна от ${from} до ${to}.`,
  repairUntil: (moment: string) => `Ремонтът се очаква да приключи до ${moment}.`,
  known: 'Екипът ни знае за нея.',
};
