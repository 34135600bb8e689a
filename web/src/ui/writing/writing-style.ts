/** Frame of an editor. */
export const editorBox = {
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'lg',
  overflow: 'hidden',
  '&:has(.tiptap:focus)': { outline: '2px solid', outlineColor: 'struma.focusRing', outlineOffset: '1px' },
  '&[data-wrong]': { borderColor: 'border.error', boxShadow: '0 0 0 1px var(--chakra-colors-border-error)' },
} as const;

/** Progress bar of a file, for each browser engine. */
export const progressBar = {
  appearance: 'none',
  bg: 'border',
  '&::-webkit-progress-bar': { bg: 'border' },
  '&::-webkit-progress-value': { bg: 'struma.solid' },
  '&::-moz-progress-bar': { bg: 'struma.solid' },
} as const;
