import type { ComponentType } from 'react';

/** The parts of a list whose rows can be checked. Their code is loaded after the first rows are on screen. */
export interface BulkParts<Row> {
  /** In the head of the first column: checks the rows of the page. */
  Head: ComponentType<{ rows: readonly Row[] }>;
  /** In the first cell of a row. */
  Cell: ComponentType<{ row: Row }>;
  /** Below the rows: how many are checked, and the actions. */
  Bar: ComponentType<{ onChanged: () => void }>;
}
