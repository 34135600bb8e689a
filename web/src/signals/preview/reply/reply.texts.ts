export const texts = {
  labels: { REPLY: 'Описание на сигнала', NOTE: 'Вътрешна бележка' },
};
