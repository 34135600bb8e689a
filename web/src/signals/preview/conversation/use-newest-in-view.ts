import { type Ref, type RefCallback, useCallback, useImperativeHandle, useLayoutEffect, useRef } from 'react';

const nearPx = 48;

/** Keeps the end of a scrolling box in view while its height or content changes, until somebody scrolls away from it. */
export const useNewestInView = (
  newest: string | undefined,
  outer: Ref<HTMLDivElement> | undefined,
): RefCallback<HTMLDivElement> => {
  const box = useRef<HTMLDivElement | null>(null);
  const follows = useRef(true);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(outer, () => box.current, []);

  useLayoutEffect(() => {
    if (follows.current) toEnd(box.current);
  }, [newest]);

  return useCallback((element: HTMLDivElement) => {
    box.current = element;
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd(element);
    });
    const note = (): void => {
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
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

const toEnd = (element: HTMLElement | null): void => {
  if (element) element.scrollTop = element.scrollHeight;
};
