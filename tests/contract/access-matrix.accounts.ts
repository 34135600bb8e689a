import { each, type Table } from './access-matrix.people.ts';

/**
 * All rows require TestMainGroup and an action. 'Администратор' allows all of them, 'Редакция' the rows of editors and
 * creators, 'Създаване' the rows of creators.
 */
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

const addAccountPath = (names: string): string =>
  names.replaceAll(/(GET|POST|PUT|DELETE) /g, (method) => `${method}/api/Account/`);

export const accountRoutes: Table = {
  ...each(accountAdministrators, addAccountPath('GET GetUsersFromKeycloak, DELETE DeleteGroupFromKeycloak')),
  ...each(accountAdministrators, 'GET /struma/administration/users, GET /struma/administration/role-matrix'),
  'GET /struma/administration/role-matrix/export': accountAdministrators,
  ...each(accountCreators, addAccountPath('POST CreateUserForKeycloak, POST CreateGroupForKeycloak')),
  ...each(accountEditors, addAccountPath('GET GetAllClientsFromKeycloak, GET GetUserByIdFromKeycloak')),
  ...each(accountEditors, addAccountPath('GET GetGroupsFromKeycloak, GET GetGroupByIdFromKeycloak')),
  ...each(accountEditors, addAccountPath('GET GetUserGroupsFromKeycloak, PUT UpdateUserForKeycloak')),
  ...each(accountEditors, addAccountPath('PUT UpdateGroupForKeycloak, PUT AddUserToGroup, DELETE RemoveUserFromGroup')),
  ...each(accountEditors, addAccountPath('GET GetClientAvailableRolesByUserIdFromKeycloak')),
  ...each(accountEditors, addAccountPath('GET GetClientAssignedRolesByUserIdFromKeycloak')),
  ...each(accountEditors, addAccountPath('GET GetClientAvailableRolesByGroupIdFromKeycloak')),
  ...each(accountEditors, addAccountPath('GET GetClientAssignedRolesByGroupIdFromKeycloak')),
  ...each(accountEditors, addAccountPath('POST AssingClientRolesToUser, DELETE RemoveClientRolesFromUser')),
  ...each(accountEditors, addAccountPath('POST AssingClientRolesToGroup, DELETE RemoveClientRolesFromGroup')),
  ...each(accountEditors, 'GET /struma/administration/rights'),
};

export const accountFiles: Table = { 'GET /files/user-roles.csv': accountAdministrators };
