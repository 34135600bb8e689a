/** The signed-in person as a list needs it. */
export interface Viewer {
  isOperator: boolean;
  /** Features of the REST service. */
  features: readonly string[];
}

/** Who is shown a column or a filter. Without an audience it is for operators only. */
export type Audience = 'everyone' | 'citizens';

interface Shown {
  audience?: Audience | undefined;
  /** The feature of the REST service that it requires. */
  needs?: string | undefined;
}

/** Whether a column or a filter is shown to the viewer. */
export const isShownTo = ({ isOperator, features }: Viewer, { audience, needs }: Shown): boolean =>
  (needs === undefined || features.includes(needs)) && (isOperator ? audience !== 'citizens' : audience !== undefined);
