/** Initial values of the form for a new signal, when another page opens the form for a person. */
export interface SignalStart {
  caller: {
    submitterId: string | null;
    clientId: string | null;
    name: string;
    clientNumber: string | null;
    phone: string | null;
    address: string | null;
    /** Coordinates of `address`; null if it has none, absent if they are unknown. */
    addressLocation?: { latitude: number; longitude: number } | null;
    openSignals: number;
  };
  place: { latitude: number; longitude: number; address: string } | null;
}

let start: SignalStart | null = null;

/** Sets the values in memory only, because they are personal data. */
export const setSignalStart = (next: SignalStart): void => {
  start = next;
};

/** Returns and removes the values, so that a form that is opened later starts empty. */
export const takeSignalStart = (): SignalStart | null => {
  const taken = start;
  start = null;
  return taken;
};
