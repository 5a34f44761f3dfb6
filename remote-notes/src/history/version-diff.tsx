import { bringPictures, fetchAttachment } from '@my-note/shared-kit/markdown';
import { Box, Heading, Text } from '@my-note/shared-kit/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { NoteText } from '../model/autosave/save-types.ts';
import { compareWords } from './diff-blocks.ts';
import { differenceLook } from './diff-styles.ts';
import { drawDifference, UNFOLDED } from './render-diff.ts';
import { historyTexts } from './texts.ts';

const tags = { same: 'span', inserted: 'ins', deleted: 'del' } as const;

function TitleDifference({ before, after }: { before: string; after: string }) {
  const pieces = useMemo(() => compareWords(before, after), [before, after]);
  return (
    <Box css={differenceLook} marginBottom="4">
      <Heading as="h3" size="xl">
        {pieces.map(({ kind, text }, index) => {
          const Tag = tags[kind];
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
          return <Tag key={index}>{text}</Tag>;
        })}
      </Heading>
    </Box>
  );
}

/** What happened between two states of a note, as it is read. */
export function Difference({ before, after }: { before: NoteText; after: NoteText }) {
  const box = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => drawDifference(before.content, after.content), [before, after]);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !blocks) return;
    current.replaceChildren(...blocks);
    let letGo = bringPictures(current, fetchAttachment);
    const bringMore = () => {
      letGo();
      letGo = bringPictures(current, fetchAttachment);
    };
    current.addEventListener(UNFOLDED, bringMore);
    return () => {
      current.removeEventListener(UNFOLDED, bringMore);
      letGo();
    };
  }, [blocks]);

  return (
    <>
      {before.title !== after.title && <TitleDifference before={before.title} after={after.title} />}
      {blocks ? <Box ref={box} css={differenceLook} /> : <Text color="fg.muted">{historyTexts.same}</Text>}
    </>
  );
}
