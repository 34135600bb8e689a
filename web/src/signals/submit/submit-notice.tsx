import { CircleAlert, TriangleAlert } from 'lucide-react';

/** A box with an error or a warning. */
export const SubmitNotice = ({ text, isWarning }: { text: string | null; isWarning: boolean }) => (
  <div role="alert">
    {text !== null && (
      <p className="notice" data-warning={isWarning || undefined}>
        {isWarning ? <TriangleAlert size={16} aria-hidden="true" /> : <CircleAlert size={16} aria-hidden="true" />}
        {text}
      </p>
    )}
  </div>
);
