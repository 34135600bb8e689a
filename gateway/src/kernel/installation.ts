/** What the settings say about this installation. */
export interface Installation {
  title: string;
  version: string;
  requestTimeoutMinutes: number;
}
