/** A stored file of a record or of one of its messages. */
export interface Attachment {
  id: string;
  fileName: string;
  /** Shown as a tooltip. */
  label: string;
  /** Size in bytes; null if unknown. */
  size: number | null;
  url: string;
}
