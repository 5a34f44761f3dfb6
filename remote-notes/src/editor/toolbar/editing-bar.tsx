import { Box, Button, Flex } from '@my-note/shared-kit/ui';
import type { ReactNode } from 'react';
import type { Autosave } from '../../model/autosave/autosave.ts';
import { texts } from '../../texts.ts';
import { AutosaveStatus } from '../saving/autosave-status.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { WordCount } from './word-count.tsx';

interface EditingBarProps {
  autosave: Autosave;
  closing: boolean;
  /** The breadcrumbs, on wide screens only. */
  path: ReactNode;
  onDone: () => void;
  /** The toolbar: below the bar, on touch screens at the bottom above the keyboard. */
  children: ReactNode;
}

const touch = '@media (pointer: coarse), (max-width: 47.99rem)';

/** Sticks to the top while the note is edited: word count, save status, Done, and the toolbar. */
export function EditingBar({ autosave, closing, path, onDone, children }: EditingBarProps) {
  const keyboard = useKeyboardInset();
  return (
    <Flex
      position="sticky"
      top={{ base: '0', md: 'calc({sizes.topBar} + 1px)' }}
      zIndex="docked"
      bg="bg"
      borderBottom="1px solid"
      borderColor="border"
      align="center"
      gap="3"
      paddingY="2"
      marginBottom="8"
      wrap="wrap"
      // The bar is always visible, so focusing a button in it must not scroll the page.
      css={{ '& button': { scrollMarginTop: '-5rem' } }}
    >
      <Box flex="1" minWidth="0" display={{ base: 'none', md: 'block' }}>
        {path}
      </Box>
      <WordCount autosave={autosave} />
      <AutosaveStatus autosave={autosave} />
      <Button size="sm" marginStart={{ base: 'auto', md: '0' }} loading={closing} onClick={onDone}>
        {texts.actions.done}
      </Button>
      <Box
        flex="1 1 100%"
        marginInlineStart={{ md: '-3' }}
        minWidth="0"
        css={{
          [touch]: {
            position: 'fixed',
            insetInline: '0',
            zIndex: 'docked',
            bg: 'bg',
            borderTop: '1px solid',
            borderColor: 'border',
            paddingInline: '2',
            paddingTop: '1',
            paddingBottom: 'calc(0.25rem + env(safe-area-inset-bottom))',
          },
        }}
        style={{ bottom: keyboard }}
      >
        {children}
      </Box>
    </Flex>
  );
}
