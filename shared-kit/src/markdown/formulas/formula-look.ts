/**
 * Formulas, drawn or as their source.
 *
 * @example
 * <Box css={formulaLook} />
 */
export const formulaLook = {
  '& [data-formula]:has(> math)': {
    fontFamily: 'math',
    fontSize: '1.05em',
    bg: 'transparent',
    padding: '0',
    overflowWrap: 'normal',
  },
  // What the reset of styles takes from formulas.
  '& [data-formula] math *': { fontSize: 'math' },
  '& [data-formula] mtd': { padding: '0.5ex 0.4em' },
  '& [data-formula] mfrac': { paddingInline: '1px' },
  '& [data-formula=block]': { whiteSpace: 'pre-wrap' },
  '& :is([data-formula=block], [data-formula=display]):has(> math)': {
    display: 'block',
    whiteSpace: 'normal',
    overflowX: 'auto',
    overflowY: 'hidden',
    paddingBlock: '0.2em',
  },
  '& [data-formula] [mathvariant^=bold]': { fontWeight: 'bold' },
  '& [data-formula] mtext[mathvariant$=italic]': { fontStyle: 'italic' },
  '& [data-formula] [mathvariant=monospace]': { fontFamily: 'mono', fontSize: '0.85em' },
  '& [data-formula] [mathvariant*=sans-serif]': { fontFamily: 'body' },
  // Browsers draw no `menclose`.
  '& [data-formula] menclose[notation=box]': { border: '1px solid', padding: '0.2em' },
  '& [data-formula] menclose[notation*=strike]': { textDecoration: 'line-through' },
  '& [data-formula][data-problem]': { color: 'fg.error' },
  '& [data-formula][data-problem]::after': {
    content: '" (" attr(data-problem) ")"',
    fontFamily: 'body',
  },
};
