/** Facts about the signed-in user that decide which columns and filters of a list are shown. */
export interface Viewer {
  isOperator: boolean;
  /** Features of the REST service. */
  features: readonly string[];
}

/** The users who see a column or a filter. A column or filter without an audience is shown to operators only. */
export type Audience = 'everyone' | 'citizens';

interface VisibilityRule {
  audience?: Audience | undefined;
  /** The feature of the REST service that the column or filter requires. */
  needs?: string | undefined;
}

/** Whether a column or a filter is shown to the viewer. */
export const isShownTo = ({ isOperator, features }: Viewer, { audience, needs }: VisibilityRule): boolean =>
  (needs === undefined || features.includes(needs)) && (isOperator ? audience !== 'citizens' : audience !== undefined);
