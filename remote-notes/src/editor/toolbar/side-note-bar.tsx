import { links, type Note } from '@my-note/contract';
import { Link } from '@my-note/kit/router';
import { Box, Button, Flex, Icon } from '@my-note/kit/ui';
import { FileText } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Autosave } from '../../model/autosave/autosave.ts';
import { sideNoteTexts } from '../../side-note-texts.ts';
import { AutosaveStatus } from '../saving/autosave-status.tsx';
import { useHasScrollContainer } from './use-scroll-container.ts';

interface SideNoteBarProps {
  note: Note;
  autosave: Autosave;
  /** The toolbar, which also stays here on phones. */
  children: ReactNode;
}

/** Sticks to the top of a note that is edited beside other content: save status, link to the note's page, toolbar. */
export function SideNoteBar({ note, autosave, children }: SideNoteBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const own = useHasScrollContainer(bar);
  return (
    <Box
      ref={bar}
      position="sticky"
      top={own ? '0' : 'calc({sizes.topBar} + 1px + env(safe-area-inset-top))'}
      zIndex="1"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
      paddingX={{ md: '4' }}
      paddingY="1"
    >
      <Flex align="center" gap="2" wrap="wrap" minHeight="8">
        <AutosaveStatus id={note._id} autosave={autosave} />
        <Button asChild size="xs" variant="ghost" colorPalette="gray" marginStart="auto" marginEnd="-2">
          <Link to={links.item(note.slug)}>
            <Icon as={FileText} />
            {sideNoteTexts.open}
          </Link>
        </Button>
      </Flex>
      <Box minWidth="0" marginStart={{ md: '-3' }}>
        {children}
      </Box>
    </Box>
  );
}
