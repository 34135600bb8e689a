import type { BrowserClient } from '../../builders/people/browser-client.ts';

/** Result of a mutation of users, groups or roles. */
export interface AccountResult {
  __typename: string;
  message: string;
  code?: string;
  problems?: { path: string[]; message: string }[];
}

interface Role {
  id: string;
  name: string;
}

export interface RoleModule {
  id: string;
  assignedRoles: Role[];
  availableRoles: Role[];
}

export interface ListedUser {
  id: string;
  username: string;
}

type Holder = 'user' | 'group';

const memberInput = 'GroupMemberInput!';
const inputTypes: Readonly<Record<string, string>> = {
  addUserToGroup: memberInput,
  removeUserFromGroup: memberInput,
  addUserRoles: 'UserRolesInput!',
  removeUserRoles: 'UserRolesInput!',
  addGroupRoles: 'GroupRolesInput!',
  removeGroupRoles: 'GroupRolesInput!',
};

const capitalize = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

const successOf = (name: string): string => {
  if (name.endsWith('Roles')) return 'ChangeRolesSuccess';
  return inputTypes[name] === memberInput ? 'GroupMemberSuccess' : `${capitalize(name)}Success`;
};

export const userInput = (username: string) => ({
  username,
  email: `${username}@vik.example`,
  firstName: 'Петър',
  lastName: 'Илиев',
  password: 'struma9!',
});

/** Reads and changes users, groups and roles through the gateway. */
export class GatewayAccounts {
  readonly #person: BrowserClient;

  constructor(person: BrowserClient) {
    this.#person = person;
  }

  async change(name: string, input: object): Promise<AccountResult> {
    const { data, errors } = await this.#person.graphql<{ result: AccountResult }>(
      `mutation ($input: ${inputTypes[name] ?? `${capitalize(name)}Input!`}) {
         result: ${name}(input: $input) { __typename
           ... on Failure { message ... on Refusal { code } ... on InvalidInput { problems { path message } } }
           ... on ${successOf(name)} { message } } }`,
      { input },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.result;
  }

  async findUsers(search: string): Promise<{ totalCount: number; items: ListedUser[] }> {
    const { data } = await this.#person.graphql<{ users: { totalCount: number; items: ListedUser[] } }>(
      'query ($search: String) { users(filter: { search: $search }, page: { number: 1, size: 5 }) { totalCount items { id username } } }',
      { search },
    );
    return data?.users ?? { totalCount: 0, items: [] };
  }

  async userId(username: string): Promise<string> {
    return (await this.findUsers(username)).items.find((user) => user.username === username)?.id ?? '';
  }

  /** Returns the id of the group with this name; otherwise of the first group whose name contains it. */
  async groupId(name: string): Promise<string> {
    const { data } = await this.#person.graphql<{ groups: { items: { id: string; name: string }[] } }>(
      'query ($name: String) { groups(filter: { name: $name }) { items { id name } } }',
      { name },
    );
    return data?.groups.items.find((group) => group.name === name)?.id ?? data?.groups.items[0]?.id ?? '';
  }

  async moduleOf(kind: Holder, id: string): Promise<RoleModule> {
    const { data } = await this.#person.graphql<Record<string, { modules: RoleModule[] }>>(
      `query ($id: ID!) { ${kind}(id: $id) { modules { id assignedRoles { id name } availableRoles { id name } } } }`,
      { id },
    );
    const module = data?.[kind]?.modules[0];
    if (!module) throw new Error('There is no module.');
    return module;
  }

  /** Gives the roles of these names to a user or a group, or removes them. */
  async changeRoles(change: 'add' | 'remove', kind: Holder, id: string, names: string[]): Promise<AccountResult> {
    const { id: moduleId, assignedRoles, availableRoles } = await this.moduleOf(kind, id);
    const namedRoles = [...assignedRoles, ...availableRoles].filter(({ name }) => names.includes(name));
    const input = { [`${kind}Id`]: id, moduleId, roleIds: namedRoles.map((role) => role.id) };
    return this.change(`${change}${capitalize(kind)}Roles`, input);
  }

  /** Adds a user with roles and groups. Returns the id. */
  async addUser(username: string, roles: string[] = [], groups: string[] = []): Promise<string> {
    const { message } = await this.change('createUser', userInput(username));
    const userId = await this.userId(username);
    if (!userId) throw new Error(`${username}: ${message}`);
    for (const name of groups) await this.change('addUserToGroup', { userId, groupId: await this.groupId(name) });
    if (roles.length > 0) await this.changeRoles('add', 'user', userId, roles);
    return userId;
  }

  /** Adds a group with roles. Returns the id. */
  async addGroup(name: string, roles: string[] = []): Promise<string> {
    await this.change('createGroup', { name });
    const id = await this.groupId(name);
    if (roles.length > 0) await this.changeRoles('add', 'group', id, roles);
    return id;
  }
}
