import { IconButton } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { saveFile } from '../../items/save-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { fenceTexts as texts } from './texts.ts';

// Beside the button that copies the source, and as high.
const look = {
  position: 'absolute',
  top: '1',
  insetInlineEnd: '3.5rem',
  boxSize: '7',
  minWidth: '7',
  '@media (hover: hover)': { '[data-part=fence]:not(:hover, :focus-within) > &': { opacity: '0' } },
  // There it would always cover the drawing, whose menu saves it after a long press.
  '@media (hover: none)': { display: 'none' },
  _print: { display: 'none' },
} as const;

/** Saves the picture of a drawing as a file. */
export const SaveSvg = ({ svg, language }: { svg: string; language: string }) => (
  <IconButton
    size="xs"
    variant="subtle"
    colorPalette="gray"
    aria-label={texts.save}
    title={texts.save}
    css={look}
    onClick={() => saveFile(`${language}.svg`, 'image/svg+xml', svg)}
  >
    <Icon as={Download} />
  </IconButton>
);
