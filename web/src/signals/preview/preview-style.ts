import { onNarrow, onPhone, onSlim } from '../../platform/width.ts';

const low = '(max-height: 599px), (max-width: 1199px) and (max-height: 699px)';

/** No room for a whole editor under a conversation. */
export const onLow = `@media ${low}`;
export const onPhoneOrLow = `${onPhone}, ${low}`;

/** Header above two columns that scroll alone. Narrow: one part at a time, chosen by `data-part`. Low: the page scrolls. */
export const previewStyle = {
  h: 'full',
  minH: '0',
  flex: '1',
  '& .columns': {
    flex: '1',
    minH: '0',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) {sizes.aside}',
    [onSlim]: { gridTemplateColumns: 'minmax(0, 1fr) {sizes.asideSlim}' },
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .main': { display: 'flex', flexDirection: 'column', minH: '0', minW: '0' },
  '& .aside': {
    minH: '0',
    overflowY: 'auto',
    bg: 'bg.subtle',
    borderInlineStartWidth: '1px',
    [onNarrow]: { borderInlineStartWidth: '0' },
  },
  '& .section': { px: '4', py: '3.5', borderBottomWidth: '1px', borderColor: 'border.muted' },
  '& .section > h3': { display: 'flex', alignItems: 'center', gap: '2', minH: '6', mb: '2', fontWeight: 'semibold' },
  [onNarrow]: {
    '&[data-part=conversation] .aside': { display: 'none' },
    '&:not([data-part=conversation]) .main': { display: 'none' },
    '&[data-part=facts] .section.files': { display: 'none' },
    '&[data-part=files] .section:not(.files)': { display: 'none' },
  },
  [onLow]: {
    h: 'auto',
    flex: '1 0 auto',
    '& .columns': { flex: '1 0 auto', gridTemplateRows: 'minmax(min-content, 1fr)' },
    '& .aside': { lg: { contain: 'size' } },
  },
} as const;
