import type { LucideIcon } from 'lucide-react';

/**
 * For an icon that a page shows hundreds of times: `Source` draws it once, invisibly, and each `Reference` shows that
 * drawing. Rendering an icon of the library takes 10 to 15 times as long as rendering a reference.
 */
export const repeatedIcon = (id: string, Icon: LucideIcon) => ({
  Source: () => (
    <svg style={{ display: 'none' }}>
      <symbol id={id}>
        <Icon size={16} />
      </symbol>
    </svg>
  ),
  Reference: () => (
    <svg width="16" height="16" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  ),
});
