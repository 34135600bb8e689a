/** Style of formatted text, in the view and in the editor. */
export const richTextStyle = {
  fontSize: 'md',
  lineHeight: 'prose',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '& > * + *': { mt: '2' },
  '& li > * + *': { mt: '1' },
  '& h1, & h2, & h3, & h4, & h5': { fontWeight: 'semibold', lineHeight: '1.35' },
  '& h1, & h3[data-level]': { fontSize: 'xl' },
  '& h2, & h4': { fontSize: 'lg' },
  '& h3, & h5': { fontSize: 'md' },
  '& ul': { listStyle: 'disc', ps: '5' },
  '& ol': { listStyle: 'decimal', ps: '6' },
  '& blockquote': { borderInlineStartWidth: '3px', borderColor: 'border.emphasized', ps: '3', color: 'fg.muted' },
  '& a': { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '2px' },
  '& em': { fontStyle: 'italic' },
} as const;
