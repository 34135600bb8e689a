import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { addActivityRoutes } from './activity-list.ts';
import { addExceptionRoutes } from './exceptions.ts';
import { addImportLogRoutes } from './import-log.ts';

export const addRoutes = (server: Server, services: { database: Database }): void => {
  addImportLogRoutes(server, services);
  addExceptionRoutes(server, services);
  addActivityRoutes(server, services);
};
