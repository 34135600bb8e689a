/** The signed-in person as a list needs it. */
export interface Viewer {
  isOperator: boolean;
  /** Features of the REST service. */
  features: readonly string[];
}

/** Who is shown a column or a filter. Without an audience it is for operators only. */
export type Audience = 'everyone' | 'citizens';

/** Whether a column or a filter is shown to the viewer. */
export const isShownTo = ({ isOperator }: Viewer, { audience }: { audience?: Audience | undefined }): boolean =>
  isOperator ? audience !== 'citizens' : audience !== undefined;
