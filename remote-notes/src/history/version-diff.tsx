import { bringPictures, fetchAttachment } from '@my-note/shared-kit/markdown';
import { Box, Heading, Text } from '@my-note/shared-kit/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { historyTexts } from '../history-texts.ts';
import type { NoteText } from '../model/save-types.ts';
import { diffWords } from './diff-blocks.ts';
import { diffStyles } from './diff-styles.ts';
import { renderDiff, UNFOLDED_EVENT } from './render-diff.ts';

const tags = { same: 'span', inserted: 'ins', deleted: 'del' } as const;

function TitleDiff({ before, after }: { before: string; after: string }) {
  const pieces = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <Box css={diffStyles} marginBottom="4">
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
export function VersionDiff({ before, after }: { before: NoteText; after: NoteText }) {
  const box = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => renderDiff(before.content, after.content), [before, after]);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !blocks) return;
    current.replaceChildren(...blocks);
    let letGo = bringPictures(current, fetchAttachment);
    const bringMore = () => {
      letGo();
      letGo = bringPictures(current, fetchAttachment);
    };
    current.addEventListener(UNFOLDED_EVENT, bringMore);
    return () => {
      current.removeEventListener(UNFOLDED_EVENT, bringMore);
      letGo();
    };
  }, [blocks]);

  return (
    <>
      {before.title !== after.title && <TitleDiff before={before.title} after={after.title} />}
      {blocks ? <Box ref={box} css={diffStyles} /> : <Text color="fg.muted">{historyTexts.same}</Text>}
    </>
  );
}
