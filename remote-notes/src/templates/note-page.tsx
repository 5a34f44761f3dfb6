import { readingLook } from '@my-note/kit/markdown';
import { Box, chakra, IconButton, ItemFrame } from '@my-note/kit/ui';
import { titleIconLook } from '../components/item-page/title-icon-look.ts';
import { lineHeight, toolbarHeight } from '../components/note-line/line-look.ts';
import { titleLook } from '../components/note-page/title-look.ts';

/** Where the toolbar stands above the text; `NoteLine` has it elsewhere on touch screens. */
const toolbarRoom = {
  display: 'none',
  '@media (min-width: 48rem) and (not (pointer: coarse))': {
    'html[data-toolbar] &': { display: 'block', height: toolbarHeight },
  },
};

/** A click into a locked note starts nothing. */
const unlessLocked = (place: string) => `{{^isLocked}}${place}{{/isLocked}}`;

/** A note before the scripts have run, at the place where `NoteView` draws it. */
export const Template = () => (
  <ItemFrame>
    <Box marginBottom="4">
      <Box css={lineHeight} />
      <Box css={toolbarRoom} />
    </Box>
    {'{{#icon}}'}
    <IconButton {...titleIconLook} tabIndex={-1}>
      {'{{icon}}'}
    </IconButton>
    {'{{/icon}}'}
    <chakra.h1 data-first-start={unlessLocked('title')} dir="auto" {...titleLook} color="fg">
      {'{{title}}'}
    </chakra.h1>
    <Box minHeight="50vh" data-first-start={unlessLocked('text')}>
      <Box dir="auto" css={readingLook}>
        {'{{{text}}}'}
      </Box>
    </Box>
  </ItemFrame>
);
