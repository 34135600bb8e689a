import { Button } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';

interface LoadMoreProps {
  label: string;
  isLoading: boolean;
  onLoad: () => void;
}

/** Loads the next rows when the end of the list comes into view. The button is for keyboard users. */
export const LoadMore = ({ label, isLoading, onLoad }: LoadMoreProps) => {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => {
    if (!isLoading) onLoad();
  });
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end} style={{ padding: '0.75rem 1rem' }}>
      <Button variant="ghost" size="sm" disabled={isLoading} onClick={onLoad}>
        {label}
      </Button>
    </div>
  );
};
