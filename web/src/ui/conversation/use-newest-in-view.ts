import { type Ref, type RefCallback, useCallback, useImperativeHandle, useLayoutEffect, useRef } from 'react';

const nearPx = 48;

/** Keeps the end of a scrolling box in view while its height or content changes, until the user scrolls away. */
export const useNewestInView = (
  newest: string | undefined,
  outer: Ref<HTMLDivElement> | undefined,
): RefCallback<HTMLDivElement> => {
  const box = useRef<HTMLDivElement | null>(null);
  const follows = useRef(true);
  const placed = useRef(0);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(outer, () => box.current, []);

  useLayoutEffect(() => {
    if (follows.current && box.current) placed.current = scrollToEnd(box.current);
  }, [newest]);

  return useCallback((element: HTMLDivElement) => {
    box.current = element;
    const observer = new ResizeObserver(() => {
      if (follows.current) placed.current = scrollToEnd(element);
    });
    const onScroll = (): void => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
      // The event of a programmatic scroll may come after the box has shrunk again.
      follows.current = isNear || (follows.current && element.scrollTop === placed.current);
    };
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
      box.current = null;
    };
  }, []);
};

/** Scrolls to the end. Returns the new scroll position. */
const scrollToEnd = (element: HTMLElement): number => {
  element.scrollTop = element.scrollHeight;
  return element.scrollTop;
};
