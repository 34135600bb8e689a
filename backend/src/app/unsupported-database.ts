/** The database cannot be used; the message tells the administrator how to correct it. */
export class UnsupportedDatabase extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnsupportedDatabase';
  }
}
