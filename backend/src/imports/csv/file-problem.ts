/** Thrown if the whole file cannot be imported. The message is for the user. */
export class FileProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileProblem';
  }
}
