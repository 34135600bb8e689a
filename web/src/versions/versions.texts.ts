export const texts = {
  title: 'Версии',
};
