/** The database cannot be used; the message says what to do about it. */
export class DatabaseUnfit extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseUnfit';
  }
}
