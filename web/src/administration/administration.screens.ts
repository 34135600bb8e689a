import { UserCog, UserPlus, Users } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { titles } from './titles.texts.ts';

const groups = ['TestMainGroup'] as const;
const administrators = { actions: ['ADMINISTRATOR'], groups } as const;
const editors = { actions: ['ADMINISTRATOR', 'EDIT'], groups } as const;
const creators = { actions: ['ADMINISTRATOR', 'CREATE'], groups } as const;

export const toUsers = '/administration/listUsers';
export const toUserRights = '/administration/userRights';
export const toGroups = '/administration/listGroups';
export const toAddUser = '/administration/addUser';
export const toAddGroup = '/administration/addGroup';
export const toUser = (id: string): string => `/administration/editUser/${id}`;
export const toUserRoles = (id: string): string => `/administration/editUserRole/${id}`;
export const toUserGroups = (id: string): string => `/administration/editUserGroup/${id}`;
export const toGroup = (id: string): string => `/administration/editGroup/${id}`;

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
        path: toUsers,
        title: titles.users,
        backTitle: titles.users,
        menu: { group: 'administration', icon: UserCog, order: 10 },
        dashboard: { icon: UserCog, order: 110 },
        page: () => import('./user-list-page.tsx'),
      },
      {
        ...creators,
        path: toAddUser,
        title: titles.addUser,
        backTo: toUsers,
        menu: { group: 'administration', icon: UserPlus, order: 15 },
        page: () => import('./add-user-page.tsx'),
      },
      {
        ...editors,
        path: toUser(':id'),
        title: titles.editUser,
        backTo: toUsers,
        record: 'USER',
        page: () => import('./edit-user-page.tsx'),
      },
      {
        ...editors,
        path: toUserRoles(':id'),
        title: titles.userRoles,
        backTo: toUsers,
        page: () => import('./user-roles-page.tsx'),
      },
      {
        ...editors,
        path: toUserGroups(':id'),
        title: titles.userGroups,
        backTo: toUsers,
        page: () => import('./user-groups-page.tsx'),
      },
      {
        ...administrators,
        path: toUserRights,
        title: titles.userRights,
        backTo: toUsers,
        feature: 'ACCOUNT_TOOLS',
        page: () => import('./rights/user-rights-page.tsx'),
      },
      {
        ...administrators,
        path: toGroups,
        title: titles.groups,
        backTitle: titles.groups,
        menu: { group: 'administration', icon: Users, order: 20 },
        page: () => import('./group-list-page.tsx'),
      },
      {
        ...creators,
        path: toAddGroup,
        title: titles.addGroup,
        backTo: toGroups,
        page: () => import('./add-group-page.tsx'),
      },
      {
        ...editors,
        path: toGroup(':id'),
        title: titles.editGroup,
        backTo: toGroups,
        record: 'GROUP',
        page: () => import('./edit-group-page.tsx'),
      },
    ],
  },
];
