import { type DragEvent, useState } from 'react';

interface FileDrop {
  isOver: boolean;
  handlers: Record<
    'onDragOverCapture' | 'onDragLeaveCapture' | 'onDropCapture',
    (event: DragEvent<HTMLElement>) => void
  >;
}

/** Receives files that are dropped on an element. The editor handles all other dragged content. */
export const useFileDrop = (onDrop: (files: readonly File[]) => void): FileDrop => {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOverCapture: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeaveCapture: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDropCapture: (event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
};
