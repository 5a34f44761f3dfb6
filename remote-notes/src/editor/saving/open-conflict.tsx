import type { Note } from '@my-note/contract';
import { useMutation } from '@my-note/kit/query';
import { useStore } from '@my-note/kit/state';
import { Box, Button, Grid, Heading, HStack, RelativeDate, Stack, Text, toast } from '@my-note/kit/ui';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { noteMutations } from '../../api/note.mutations.ts';
import { editorTexts } from '../../editor-texts.ts';
import type { Autosave } from '../../model/autosave/autosave.ts';
import { type DiffSegment, diffTexts, trimUnchanged } from '../../model/diff/diff-texts.ts';
import { withCopyTitle } from '../../model/note/copy-title.ts';
import type { ServerText } from '../../model/save-types.ts';
import { texts } from '../../texts.ts';
import { CONFLICT_ELEMENT_ID } from './scroll-to-conflict.ts';

interface SideProps {
  label: ReactNode;
  title: string;
  segments: readonly DiffSegment[];
}

function Side({ label, title, segments }: SideProps) {
  const box = useRef<HTMLDivElement>(null);
  // The user decides about the first difference, which may be far from the first line.
  useEffect(() => {
    const mark = box.current?.querySelector('mark');
    if (box.current && mark) box.current.scrollTop = mark.offsetTop - box.current.offsetTop - 48;
  }, []);
  return (
    <Box minWidth="0">
      <Text color="fg.muted" textStyle="sm" marginBottom="1">
        {label}
      </Text>
      <Box
        ref={box}
        border="1px solid"
        borderColor="border"
        bg="bg"
        paddingX="3"
        paddingY="2"
        maxHeight="16rem"
        overflowY="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        fontFamily="note"
        tabIndex={0}
      >
        <Text as="span" display="block" fontFamily="heading" fontWeight="600">
          {title || texts.untitled}
        </Text>
        {segments.map(({ text, differs }, index) =>
          differs ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment has no identity but its position
            <Box as="mark" key={index} textDecoration="underline" textUnderlineOffset="3px">
              {text}
            </Box>
          ) : (
            text
          ),
        )}
      </Box>
    </Box>
  );
}

interface OpenConflictProps {
  note: Note;
  autosave: Autosave;
  theirs: ServerText;
}

/** The local text beside the service's, and the three ways to resolve the conflict. */
export function OpenConflict({ note, autosave, theirs }: OpenConflictProps) {
  // Typing goes on while the conflict is open; the comparison may lag behind.
  const mine = useDeferredValue(useStore(autosave.store, ({ text }) => text));
  const copy = useMutation(noteMutations.copy());
  const [mySegments = [], theirSegments = []] = useMemo(
    () => diffTexts(mine.content, theirs.content).map(trimUnchanged),
    [mine.content, theirs.content],
  );
  const keepBoth = () => {
    const text = () => withCopyTitle(autosave.currentText());
    const onSuccess = () => {
      autosave.keepTheirs();
      toast({ title: editorTexts.conflict.copied });
    };
    copy.mutate({ text, category: note.category }, { onSuccess });
  };
  const busy = copy.isPending;
  const secondary = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const;
  return (
    <Stack
      as="section"
      id={CONFLICT_ELEMENT_ID}
      role="alert"
      gap="4"
      marginBottom="8"
      borderStart="3px solid"
      borderColor="fg.warning"
      bg="bg.warning"
      padding="4"
    >
      <Box>
        <Heading as="h2" size="md">
          {editorTexts.conflict.title}
        </Heading>
        <Text>{editorTexts.conflict.text}</Text>
      </Box>
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" gap="4">
        <Side label={editorTexts.conflict.mine} title={mine.title} segments={mySegments} />
        <Side
          label={<RelativeDate value={theirs.updatedAt} text={editorTexts.conflict.theirsOf} />}
          title={theirs.title}
          segments={theirSegments}
        />
      </Grid>
      <HStack wrap="wrap">
        <Button size="sm" disabled={busy} onClick={autosave.keepMine}>
          {editorTexts.conflict.keepMine}
        </Button>
        <Button {...secondary} disabled={busy} onClick={autosave.keepTheirs}>
          {editorTexts.conflict.keepTheirs}
        </Button>
        <Button {...secondary} loading={busy} onClick={keepBoth}>
          {editorTexts.conflict.keepBoth}
        </Button>
      </HStack>
    </Stack>
  );
}
