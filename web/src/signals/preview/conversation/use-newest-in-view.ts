import { type Ref, type RefCallback, useCallback, useImperativeHandle, useLayoutEffect, useRef } from 'react';

const nearPx = 48;

/** Keeps the end of a scrolling box in view while its height or content changes, until somebody scrolls away from it. */
export const useNewestInView = (
  newest: string | undefined,
  outer: Ref<HTMLDivElement> | undefined,
): RefCallback<HTMLDivElement> => {
  const box = useRef<HTMLDivElement | null>(null);
  const follows = useRef(true);
  const placed = useRef(0);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(outer, () => box.current, []);

  useLayoutEffect(() => {
    if (follows.current && box.current) placed.current = toEnd(box.current);
  }, [newest]);

  return useCallback((element: HTMLDivElement) => {
    box.current = element;
    const observer = new ResizeObserver(() => {
      if (follows.current) placed.current = toEnd(element);
    });
    const note = (): void => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
      // The event of our own scrolling may come after the box has shrunk again.
      follows.current = isNear || (follows.current && element.scrollTop === placed.current);
    };
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
      box.current = null;
    };
  }, []);
};

/** Answers where that is. */
const toEnd = (element: HTMLElement): number => {
  element.scrollTop = element.scrollHeight;
  return element.scrollTop;
};
