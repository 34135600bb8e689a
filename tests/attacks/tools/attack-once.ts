import type { AttackShape } from './attack-shapes.ts';
import type { InnocentClient } from './innocent-client.ts';
import { RawConnection } from './raw-connection.ts';
import type { RouteGroup } from './route-groups.ts';
import { foreignMarks, newMark } from './marks.ts';

export interface Attack {
  address: string;
  group: RouteGroup;
  method: string;
  shape: AttackShape;
  cookie: string;
  innocent: InnocentClient;
}

/**
 * Sends one attack and checks that an innocent client gets its own responses while the attacker's connection is open.
 * If the attack left a request unfinished, checks this again after the connection is closed. Returns the problem, or
 * null.
 */
export const attackOnce = async ({
  address,
  group,
  method,
  shape,
  cookie,
  innocent,
}: Attack): Promise<string | null> => {
  const mark = newMark('attacker');
  const connection = await RawConnection.open(address);
  connection.write(
    shape.bytes({
      method,
      path: `${group.path}${group.path.includes('?') ? '&' : '?'}${mark}`,
      headers: headersOf(address, group, mark, cookie),
      body: group.body(innerRequest(group, mark, 'GET', hiddenName)),
      unfinishedRequest: innerRequest(group, mark, 'POST', hiddenName, 'Content-Length: 9999\r\n'),
      next: innerRequest(group, mark, 'GET', 'sent-openly'),
    }),
  );
  const answer = shape.needsResponse ? await connection.next(method) : null;
  const meanwhile = await innocent.send(group.target);
  connection.finish();
  const received = (answer ? answer.head + answer.body : '') + connection.unread;
  connection.close();
  const afterwards = shape.needsResponse ? null : await innocent.send(group.target);
  const foreign = foreignMarks(received, mark);
  if (foreign.length > 0) return `The attacker received ${foreign.join()} in ${received}`;
  if (answer && answer.status >= 500 && answer.status !== 501) return `The attacker received ${received}`;
  return meanwhile ?? afterwards;
};

const headersOf = (address: string, group: RouteGroup, mark: string, cookie: string): string => {
  const session = group.isSignedIn ? `Cookie: ${cookie}\r\nX-Struma: 1\r\nOrigin: ${address}\r\n` : '';
  return `Host: ${new URL(address).host}\r\nX-Trace-Id: ${mark}\r\nContent-Type: ${group.contentType}\r\n${session}`;
};

/** Part of URLs that occurs in hidden requests only: no service may ever receive it. */
export const hiddenName = 'hidden-in-a-body';

/** A request hidden in a body. If the service behind the route executes it, the attack has succeeded. */
const innerRequest = ({ target }: RouteGroup, mark: string, method: string, name: string, headers = ''): string => {
  const folder = target === 'identity' ? '/realms/struma/resources' : '/struma/features';
  return `${method} ${folder}/${name} HTTP/1.1\r\nHost: x\r\nX-Trace-Id: ${mark}\r\n${headers}\r\n`;
};
