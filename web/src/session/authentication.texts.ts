/** Texts of the sign-in page, in a file of their own, so that other pages do not load them. */
export const texts = {
  signIn: 'Вход',
  signOut: 'Изход',
  signingIn: 'Влизане…',
  signedInWindow: 'Влязохте. Можете да затворите този прозорец.',
  notSignedIn: 'Не сте влезли.',
  noActions: 'Нямате приложени позволени действия към Вашата роля!',
  signInFailed: 'Входът не беше успешен. Опитайте отново.',
  sessionOver: 'Сесията Ви е изтекла.',
  cookies: 'Браузърът не приема бисквитките на приложението. Разрешете ги и влезте отново.',
  insecure:
    'Този адрес не е защитен (http) и браузърът не пази входа. Отворете приложението на адрес, който започва с https://.',
  unreachable: 'Сървърът не отговаря.',
};
