import { UserCog, UserPlus, Users } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { titles } from './titles.texts.ts';

const groups = ['TestMainGroup'] as const;
const administrators = { actions: ['ADMINISTRATOR'], groups } as const;
const editors = { actions: ['ADMINISTRATOR', 'EDIT'], groups } as const;
const creators = { actions: ['ADMINISTRATOR', 'CREATE'], groups } as const;

export const usersPath = '/administration/listUsers';
export const userRightsPath = '/administration/userRights';
export const groupsPath = '/administration/listGroups';
export const addUserPath = '/administration/addUser';
export const addGroupPath = '/administration/addGroup';
export const userPath = (id: string): string => `/administration/editUser/${id}`;
export const userRolesPath = (id: string): string => `/administration/editUserRole/${id}`;
export const userGroupsPath = (id: string): string => `/administration/editUserGroup/${id}`;
export const groupPath = (id: string): string => `/administration/editGroup/${id}`;

/** AU-10: the screens of users and groups. Paths ignore letter case, so the lower-case paths of AM-10 open them too. */
export const screens: readonly Screen[] = [
  {
    path: '/administration',
    title: titles.administration,
    actions: ['ADMINISTRATOR', 'EDIT', 'CREATE'],
    groups,
    page: () => import('./administration-page.tsx'),
    children: [
      {
        ...administrators,
        path: usersPath,
        title: titles.users,
        backTitle: titles.users,
        menu: { group: 'administration', icon: UserCog, order: 10 },
        dashboard: { icon: UserCog, order: 110 },
        page: () => import('./user-list-page.tsx'),
      },
      {
        ...creators,
        path: addUserPath,
        title: titles.addUser,
        backTo: usersPath,
        menu: { group: 'administration', icon: UserPlus, order: 15 },
        page: () => import('./add-user-page.tsx'),
      },
      {
        ...editors,
        path: userPath(':id'),
        title: titles.editUser,
        backTo: usersPath,
        record: 'USER',
        page: () => import('./edit-user-page.tsx'),
      },
      {
        ...editors,
        path: userRolesPath(':id'),
        title: titles.userRoles,
        backTo: usersPath,
        page: () => import('./user-roles-page.tsx'),
      },
      {
        ...editors,
        path: userGroupsPath(':id'),
        title: titles.userGroups,
        backTo: usersPath,
        page: () => import('./user-groups-page.tsx'),
      },
      {
        ...administrators,
        path: userRightsPath,
        title: titles.userRights,
        backTo: usersPath,
        feature: 'ACCOUNT_TOOLS',
        page: () => import('./rights/user-rights-page.tsx'),
      },
      {
        ...administrators,
        path: groupsPath,
        title: titles.groups,
        backTitle: titles.groups,
        menu: { group: 'administration', icon: Users, order: 20 },
        page: () => import('./group-list-page.tsx'),
      },
      {
        ...creators,
        path: addGroupPath,
        title: titles.addGroup,
        backTo: groupsPath,
        page: () => import('./add-group-page.tsx'),
      },
      {
        ...editors,
        path: groupPath(':id'),
        title: titles.editGroup,
        backTo: groupsPath,
        record: 'GROUP',
        page: () => import('./edit-group-page.tsx'),
      },
    ],
  },
];
