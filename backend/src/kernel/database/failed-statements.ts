const statements = new WeakMap<object, string>();

/** Remembers the text of the statement that caused an error. The text has placeholders instead of values. */
export const recordFailedStatement = (error: unknown, text: string): void => {
  if (typeof error === 'object' && error !== null) statements.set(error, text.replace(traceComment, ''));
};

/** Returns the text of the SQL statement that caused an error; undefined for other errors. */
export const statementOf = (error: object): string | undefined => statements.get(error);

const traceComment = /^\/\* trace:\w+ \*\/ /;
