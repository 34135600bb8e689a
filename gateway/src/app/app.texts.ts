export const appTexts = {
  noActions: 'Нямате приложени позволени действия към Вашата роля!',
};
