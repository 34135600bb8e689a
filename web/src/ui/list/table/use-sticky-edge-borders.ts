import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Marks a table whose columns continue behind its sticky first or last column, so that the edge gets a border. */
export const useStickyEdgeBorders = (ref: RefObject<HTMLTableElement | null>): void =>
  useEffect(() => {
    const table = ref.current;
    const scroller = table?.parentElement;
    if (!table || !scroller) return undefined;
    const mark = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      table.toggleAttribute('data-covered-start', scrollLeft > 0);
      table.toggleAttribute('data-covered-end', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const sizes = new ResizeObserver(mark);
    sizes.observe(scroller);
    sizes.observe(table);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [ref]);
