import { type Ref, type RefCallback, useCallback, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** If the scroll position is at most this far from the end of the box, the box scrolls to new entries. */
const nearPx = 48;

/** Keeps the end of a scrolling box in view while its height or content changes, until the user scrolls away. */
export const useNewestInView = (
  newest: string | undefined,
  outerRef: Ref<HTMLDivElement> | undefined,
): RefCallback<HTMLDivElement> => {
  const box = useRef<HTMLDivElement | null>(null);
  const isFollowing = useRef(true);
  const lastScrollTop = useRef(0);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(outerRef, () => box.current, []);

  useLayoutEffect(() => {
    if (isFollowing.current && box.current) lastScrollTop.current = scrollToEnd(box.current);
  }, [newest]);

  return useCallback((element: HTMLDivElement) => {
    box.current = element;
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) lastScrollTop.current = scrollToEnd(element);
    });
    const onScroll = (): void => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
      // The event of a programmatic scroll may come after the box has shrunk again.
      isFollowing.current = isNear || (isFollowing.current && element.scrollTop === lastScrollTop.current);
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
