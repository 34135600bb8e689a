import { useState } from 'react';
import type { Attachment } from './attachment.ts';

export interface Selection {
  /** The selected files, in the order of the list. */
  selectedAttachments: readonly Attachment[];
  isSelected: (attachment: Attachment) => boolean;
  toggle: (attachment: Attachment) => void;
}

/** The selection of files. At first no file is selected. */
export const useSelection = (attachments: readonly Attachment[]): Selection => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    selectedAttachments: attachments.filter(({ id }) => ids.has(id)),
    isSelected: ({ id }) => ids.has(id),
    toggle: ({ id }) => setIds((previous) => (previous.has(id) ? without(previous, id) : new Set(previous).add(id))),
  };
};

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((other) => other !== id));
