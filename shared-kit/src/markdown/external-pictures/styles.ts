import { touchTarget } from '../../theme/touch.ts';

const word = { '&::before': { content: 'attr(data-word)' } };

const choiceLook = {
  ...word,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '8',
  paddingX: '3',
  border: '1px solid',
  borderColor: 'border.emphasized',
  borderRadius: 'md',
  bg: 'bg.panel',
  color: 'fg',
  fontSize: 'sm',
  fontFamily: 'body',
  lineHeight: '1.2',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  _hover: { bg: 'bg.muted' },
  ...touchTarget,
};

const frame = {
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: '2',
  maxWidth: '100%',
  boxSizing: 'border-box',
  border: '1px dashed',
  borderColor: 'border.emphasized',
  borderRadius: '6px',
  bg: 'bg.subtle',
  color: 'fg.muted',
  fontFamily: 'body',
  fontSize: 'sm',
  lineHeight: '1.4',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
};

/**
 * Placeholders of pictures of other sites.
 *
 * @example
 * <Box css={foreignLook} />
 */
export const foreignLook = {
  '& [data-part=picture-ask]': { ...frame, display: 'flex', paddingX: '4', paddingY: '3' },
  '& [data-part=picture-words]': { flex: '1 1 auto', minWidth: '0' },
  '& [data-part=picture-choices]': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  '& [data-part=picture-from], & [data-part=picture-alt]': { ...word, display: 'block' },
  '& [data-part=picture-alt]': { color: 'fg', fontWeight: '500' },
  '& [data-part=picture-choice]': choiceLook,
  '& [data-part=picture-ask][data-inline]': {
    display: 'inline-flex',
    flexWrap: 'nowrap',
    verticalAlign: 'middle',
    paddingX: '2',
    paddingY: '0.5',
  },
  '& [data-inline] > [data-part=picture-words]': { flex: '0 1 auto' },
  '& [data-inline] [data-part=picture-alt] + [data-part=picture-from]': { display: 'none' },
  '& [data-inline][data-state=failed] [data-part=picture-alt] + [data-part=picture-from]': {
    display: 'block',
  },
  // There is room for one; the other is offered for all pictures, above the text.
  '& [data-inline][data-state=asking] [data-part=picture-choice] ~ [data-part=picture-choice]': {
    display: 'none',
  },
  '& [data-inline] [data-part=picture-choice]': {
    position: 'relative',
    minHeight: '6',
    paddingX: '2',
    // What a finger hits is larger than what is drawn.
    '&::after': { content: '""', position: 'absolute', inset: '-0.6rem' },
  },
  '& [data-part=picture-bar]': {
    ...frame,
    display: 'flex',
    paddingX: '4',
    paddingY: '2',
    marginBottom: '1em',
  },
  '& [data-part=picture-bar] > [data-part=picture-from]': { flex: '1 1 auto' },
};
