/** Thrown if the database cannot be used. The message contains the reason, for the administrator. */
export class UnsupportedDatabase extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnsupportedDatabase';
  }
}
