/** Titles of the screens, loaded when the web client starts. Other texts are loaded with their screen. */
export const titles = {
  administration: 'Администрация',
  users: 'Потребители',
  addUser: 'Добавяне на потребител',
  editUser: 'Редакция на потребител',
  userRoles: 'Роли на потребител',
  userGroups: 'Групи на потребител',
  userRights: 'Права на потребителите',
  groups: 'Групи',
  addGroup: 'Добавяне на група',
  editGroup: 'Редакция на група',
};
