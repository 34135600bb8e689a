import type { GatewayContext } from '../kernel/context.ts';
import { readFlag } from '../kernel/wire.ts';

/** Who is told about the schema: administrators, service accounts, and everybody on a test installation. */
export const mayIntrospect = async ({ caller, rest }: GatewayContext): Promise<boolean> =>
  caller.actions.includes('ADMINISTRATOR') ||
  !caller.cookieSession ||
  !(await rest.get('/api/account/IsProductionEnvironment', {}, readFlag));
