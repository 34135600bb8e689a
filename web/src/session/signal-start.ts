/** What the form of a new signal starts with, when another page opens it for a person. */
export interface SignalStart {
  caller: {
    submitterId: string | null;
    clientId: string;
    name: string;
    clientNumber: string;
    phone: string | null;
    address: string | null;
    openSignals: number;
  };
  place: { latitude: number; longitude: number; address: string } | null;
}

let start: SignalStart | null = null;

/** Kept in memory only, because it is personal data. */
export const setSignalStart = (next: SignalStart): void => {
  start = next;
};

/** Returns the start values once: a form that is opened later starts empty. */
export const takeSignalStart = (): SignalStart | null => {
  const taken = start;
  start = null;
  return taken;
};
