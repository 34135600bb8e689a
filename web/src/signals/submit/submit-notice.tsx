import { CircleAlert, TriangleAlert } from 'lucide-react';

/** A box with an error or a doubt. */
export const SubmitNotice = ({ text, isDoubt }: { text: string | null; isDoubt: boolean }) => (
  <div role="alert">
    {text !== null && (
      <p className="notice" data-doubt={isDoubt || undefined}>
        {isDoubt ? <TriangleAlert size={16} aria-hidden="true" /> : <CircleAlert size={16} aria-hidden="true" />}
        {text}
      </p>
    )}
  </div>
);
