export const texts = {
  submit: 'Подай сигнал',
  operatorTip: 'Вие като оператор можете да подавате сигнали',
};
