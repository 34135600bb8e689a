import type { JWTPayload } from 'jose';
import { startServiceWithRealm } from './realm.ts';
import { personClaims } from './token.ts';

const main = ['TestMainGroup'];
const accountPeople = {
  admin: personClaims('admin', ['Администратор'], main),
  editor: personClaims('editor', ['Редакция', 'Създаване'], main),
  operator: personClaims('operator', ['Оператор'], main),
};
type Account = keyof typeof accountPeople;
type RoleHolder = 'User' | 'Group';

export interface Named {
  id: string;
  name: string;
  username: string;
}

export const accountRefusal = (text: string): [number, string] => [200, `(0) ${text}`];
export const accountSuccess = (text: string): [number, string] => [200, `({0}) ${text}`];

/** Requests to the account routes of a REST service with the embedded identity provider. */
export class AccountRequests {
  /** Number of users that were created. */
  created = 0;
  readonly harness: Awaited<ReturnType<typeof startServiceWithRealm>>;

  constructor(harness: Awaited<ReturnType<typeof startServiceWithRealm>>) {
    this.harness = harness;
  }

  /** Sends a request as one of the accounts above, or with a token that has the given claims. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    who: Account | JWTPayload = 'admin',
  ): Promise<[number, unknown]> {
    const response = await this.harness.service.call(path.startsWith('/') ? path : `/api/Account/${path}`, {
      method,
      claims: typeof who === 'string' ? await this.claimsOf(who, accountPeople[who]) : who,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    return [response.status, text.startsWith('(') ? text : (JSON.parse(text) as unknown)];
  }

  /** The claims with the id that the realm has for this user name. */
  async claimsOf(username: string, claims: JWTPayload): Promise<JWTPayload> {
    const sql = 'select id from identity.users where username = $1';
    const { rows } = await this.harness.identity.database.query<{ id: string }>(sql, [username]);
    return { ...claims, sub: rows[0]?.id ?? '' };
  }

  async read<T>(path: string): Promise<T> {
    return (await this.call('GET', path))[1] as T;
  }

  async userId(username: string): Promise<string> {
    const users = await this.read<Named[]>('GetUsersFromKeycloak');
    return users.find((user) => user.username === username)?.id ?? '';
  }

  async groupId(name: string): Promise<string> {
    return (await this.read<Named[]>('GetGroupsFromKeycloak')).find((group) => group.name === name)?.id ?? '';
  }

  async newUser(roles: string[] = [], groups: string[] = []): Promise<string> {
    this.created += 1;
    const username = `colleague${this.created}`;
    const userPassword = { type: 'password', value: 'struma9!', temporary: false };
    const names = { firstName: 'Петър', lastName: 'Илиев' };
    const user = { username, email: `${username}@vik.example`, ...names, enabled: true, userPassword };
    const answer = await this.call('POST', 'CreateUserForKeycloak', user);
    if (answer[0] !== 200 || !String(answer[1]).startsWith('({0})')) throw new Error(String(answer[1]));
    const id = await this.userId(username);
    for (const name of groups)
      await this.call('PUT', `AddUserToGroup?userId=${id}&groupId=${await this.groupId(name)}`);
    if (roles.length > 0) await this.assign('User', id, roles);
    return id;
  }

  /** The query parameters of a route for the roles of a user or group in the product's module. */
  async target(kind: RoleHolder, id: string): Promise<string> {
    const [module] = await this.read<Named[]>('GetAllClientsFromKeycloak');
    return `${kind.toLowerCase()}Id=${id}&clientId=${module?.id}`;
  }

  async assign(kind: RoleHolder, id: string, names: string[], who: Account | JWTPayload = 'admin') {
    return this.call(
      'POST',
      `AssingClientRolesTo${kind}?${await this.target(kind, id)}`,
      await this.rolesNamed(names),
      who,
    );
  }

  async remove(kind: RoleHolder, id: string, names: string[], who: Account | JWTPayload = 'admin') {
    const path = `RemoveClientRolesFrom${kind}?${await this.target(kind, id)}`;
    return this.call('DELETE', path, await this.rolesNamed(names), who);
  }

  async assigned(kind: RoleHolder, id: string): Promise<string[]> {
    const path = `GetClientAssignedRolesBy${kind}IdFromKeycloak?${await this.target(kind, id)}`;
    return (await this.read<Named[]>(path)).map(({ name }) => name);
  }

  async activitiesOf(id: string): Promise<unknown[][]> {
    const sql = 'select field, old_value, new_value from activity_log where entity_id = $1';
    const { rows } = await this.harness.service.pool.query(sql, [id]);
    return rows.map(({ field, old_value: before, new_value: after }) => [field, before, after]);
  }

  async isRevoked(id: string): Promise<boolean> {
    return (await this.harness.service.pool.query('select from cut_off where value = $1', [id])).rowCount === 1;
  }

  async rolesNamed(names: string[]): Promise<{ id: string; name: string }[]> {
    const { rows } = await this.harness.identity.database.query<{ id: string; name: string }>(
      `select r.id, r.name from identity.roles r join identity.clients c on c.id = r.client_id
       where r.name = any ($1) and c.client_id = 'struma-app'`,
      [names],
    );
    return rows;
  }
}
