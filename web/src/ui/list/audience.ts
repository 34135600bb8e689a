/** What a list must know about the signed-in person. */
export interface Viewer {
  isOperator: boolean;
  /** Features of the REST service. */
  features: readonly string[];
}

/** Who sees a column or a filter. Without an audience: operators only. */
export type Audience = 'everyone' | 'citizens';

interface Shown {
  audience?: Audience | undefined;
  /** The feature of the REST service that the column or filter requires. */
  needs?: string | undefined;
}

/** Whether a column or a filter is shown to the viewer. */
export const isShownTo = ({ isOperator, features }: Viewer, { audience, needs }: Shown): boolean =>
  (needs === undefined || features.includes(needs)) && (isOperator ? audience !== 'citizens' : audience !== undefined);
