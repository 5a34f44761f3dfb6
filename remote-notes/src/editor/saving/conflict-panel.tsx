import { Box, Button, Grid, Heading, HStack, RelativeDate, Stack, Text } from '@my-note/shared-kit/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type DiffSegment, diffTexts, trimUnchanged } from '../../model/diff/diff-texts.ts';
import type { NoteText, ServerText } from '../../model/save-types.ts';
import { texts } from '../../texts.ts';
import { CONFLICT_ELEMENT_ID } from './scroll-to-conflict.ts';

interface ConflictPanelProps {
  mine: NoteText;
  theirs: ServerText;
  busy: boolean;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
  onKeepBoth: () => void;
}

interface SideProps {
  label: ReactNode;
  title: string;
  segments: readonly DiffSegment[];
}

function Side({ label, title, segments }: SideProps) {
  const box = useRef<HTMLDivElement>(null);
  // The first difference, not the first line, is what has to be decided upon.
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text are known by their place alone
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

/** The same note, changed in two places: a person decides, and no text is lost. */
export function ConflictPanel({
  mine,
  theirs,
  busy,
  onKeepMine,
  onKeepTheirs,
  onKeepBoth,
}: ConflictPanelProps) {
  const [mySegments, theirSegments] = useMemo(
    () => diffTexts(mine.content, theirs.content).map(trimUnchanged),
    [mine.content, theirs.content],
  );
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
          {texts.conflict.title}
        </Heading>
        <Text>{texts.conflict.text}</Text>
      </Box>
      {/* Side by side where there is room for both. */}
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" gap="4">
        <Side label={texts.conflict.mine} title={mine.title} segments={mySegments ?? []} />
        <Side
          label={
            <>
              {texts.conflict.theirs}, <RelativeDate value={theirs.updatedAt} />
            </>
          }
          title={theirs.title}
          segments={theirSegments ?? []}
        />
      </Grid>
      <HStack wrap="wrap">
        <Button size="sm" disabled={busy} onClick={onKeepMine}>
          {texts.conflict.keepMine}
        </Button>
        <Button size="sm" variant="outline" colorPalette="gray" disabled={busy} onClick={onKeepTheirs}>
          {texts.conflict.keepTheirs}
        </Button>
        <Button size="sm" variant="outline" colorPalette="gray" loading={busy} onClick={onKeepBoth}>
          {texts.conflict.keepBoth}
        </Button>
      </HStack>
    </Stack>
  );
}
