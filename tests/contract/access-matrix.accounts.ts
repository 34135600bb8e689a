import { each, type Table } from './access-matrix.people.ts';

/** All rows need TestMainGroup and 'Администратор'. Instead of it, 'Редакция' allows editing, 'Създаване' adding. */
const accountAdministrators = ['admin'] as const;
const accountEditors = ['admin', 'editor'] as const;
const accountCreators = ['admin', 'editor', 'creator'] as const;

/** Rows of the access matrix: users, groups and roles. */
export const accountOperations: Table = {
  ...each(accountAdministrators, 'query users, query userRoles, mutation deleteGroup'),
  ...each(accountEditors, 'query user, query groups, query group, mutation updateUser, mutation renameGroup'),
  ...each(accountEditors, 'mutation addUserToGroup, mutation removeUserFromGroup, mutation addUserRoles'),
  ...each(accountEditors, 'mutation removeUserRoles, mutation addGroupRoles, mutation removeGroupRoles'),
  ...each(accountCreators, 'mutation createUser, mutation createGroup'),
};

export const accountTypes: Table = {
  ...each(accountEditors, 'User, Group, Role, RoleModule'),
  UserRoles: accountAdministrators,
};

const account = (names: string): string =>
  names.replaceAll(/(GET|POST|PUT|DELETE) /g, (method) => `${method}/api/Account/`);

export const accountRoutes: Table = {
  ...each(accountAdministrators, account('GET GetUsersFromKeycloak, DELETE DeleteGroupFromKeycloak')),
  ...each(accountAdministrators, 'GET /struma/administration/users, GET /struma/administration/role-matrix'),
  'GET /struma/administration/role-matrix/export': accountAdministrators,
  ...each(accountCreators, account('POST CreateUserForKeycloak, POST CreateGroupForKeycloak')),
  ...each(accountEditors, account('GET GetAllClientsFromKeycloak, GET GetUserByIdFromKeycloak')),
  ...each(accountEditors, account('GET GetGroupsFromKeycloak, GET GetGroupByIdFromKeycloak')),
  ...each(accountEditors, account('GET GetUserGroupsFromKeycloak, PUT UpdateUserForKeycloak')),
  ...each(accountEditors, account('PUT UpdateGroupForKeycloak, PUT AddUserToGroup, DELETE RemoveUserFromGroup')),
  ...each(accountEditors, account('GET GetClientAvailableRolesByUserIdFromKeycloak')),
  ...each(accountEditors, account('GET GetClientAssignedRolesByUserIdFromKeycloak')),
  ...each(accountEditors, account('GET GetClientAvailableRolesByGroupIdFromKeycloak')),
  ...each(accountEditors, account('GET GetClientAssignedRolesByGroupIdFromKeycloak')),
  ...each(accountEditors, account('POST AssingClientRolesToUser, DELETE RemoveClientRolesFromUser')),
  ...each(accountEditors, account('POST AssingClientRolesToGroup, DELETE RemoveClientRolesFromGroup')),
  ...each(accountEditors, 'GET /struma/administration/rights'),
};

export const accountFiles: Table = { 'GET /files/user-roles.csv': accountAdministrators };
