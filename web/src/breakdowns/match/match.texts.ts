export const texts = {
  samePipe: 'същата тръба',
  sameTime: 'по същото време',
  hoursApart: (hours: string) => `${hours} ч. разлика`,
  similarWords: 'сходни думи',
  onThisStreet: 'на тази улица',
  metres: (metres: string) => `на ${metres} м`,
  near: 'Аварии наблизо',
  nearFailed: 'Авариите наблизо не се заредиха',
  link: 'Свържи',
  linkTo: (workCardNo: string) => `Свържи с авария ${workCardNo}`,
};
