import type { ComponentType } from 'react';

/** The parts of a list whose rows can be checked. Their code is loaded after the first rows are on screen. */
export interface BulkParts<Row> {
  /** The checkbox in the head of the first column, which checks the rows of the page. */
  Head: ComponentType<{ rows: readonly Row[] }>;
  /** The checkbox in the first cell of a row. */
  Cell: ComponentType<{ row: Row }>;
  /** The bar below the rows: the number of checked rows, and the actions. */
  Bar: ComponentType<{ onChanged: () => void }>;
}
