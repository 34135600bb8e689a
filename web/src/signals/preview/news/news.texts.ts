export const texts = {
  fromClient: 'Ново съобщение от клиента',
  fromOperator: (name: string | null) => `Нов отговор от ${name ?? 'колега'}`,
  fromUtility: 'Нов отговор от оператора',
};
