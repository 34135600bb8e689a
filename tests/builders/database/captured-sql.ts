import pg from 'pg';

export interface Statement {
  /** Name of a prepared statement. */
  name: string | undefined;
  text: string;
  values: unknown[];
}

/** Captures the statements that this process sends to PostgreSQL during some work. */
export const captureSql = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const real = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
  const send = real?.value as (this: pg.Client, ...args: unknown[]) => unknown;
  Object.defineProperty(pg.Client.prototype, 'query', {
    configurable: true,
    writable: true,
    value(this: pg.Client, ...args: unknown[]) {
      const [first, second] = args;
      const listed = Array.isArray(second) ? second : [];
      if (typeof first === 'string') statements.push({ name: undefined, text: first, values: listed });
      else if (isConfig(first)) statements.push({ name: first.name, text: first.text, values: first.values ?? listed });
      return send.apply(this, args);
    },
  });
  try {
    await work();
  } finally {
    if (real) Object.defineProperty(pg.Client.prototype, 'query', real);
  }
  return statements;
};

const isConfig = (value: unknown): value is { name?: string; text: string; values?: unknown[] } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
