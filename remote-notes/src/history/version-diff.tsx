import { bringPictures, fetchAttachment, showFormulas, useFences } from '@my-note/kit/markdown';
import { Box, Heading, Text } from '@my-note/kit/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity but its position
          return <Tag key={index}>{text}</Tag>;
        })}
      </Heading>
    </Box>
  );
}

/** The rendered difference between two texts of a note. */
export function VersionDiff({ before, after }: { before: NoteText; after: NoteText }) {
  const box = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => renderDiff(before.content, after.content), [before, after]);
  // Other blocks are in the box after each of these.
  const [filled, setFilled] = useState(0);
  const fences = useFences(box, String(filled));

  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !blocks) return;
    current.replaceChildren(...blocks);
    setFilled((count) => count + 1);
    const bring = () => {
      const releases = [bringPictures(current, fetchAttachment), showFormulas(current)];
      return () => {
        for (const each of releases) each();
      };
    };
    let release = bring();
    const loadMore = () => {
      release();
      release = bring();
      setFilled((count) => count + 1);
    };
    current.addEventListener(UNFOLDED_EVENT, loadMore);
    return () => {
      current.removeEventListener(UNFOLDED_EVENT, loadMore);
      release();
    };
  }, [blocks]);

  return (
    <>
      {before.title !== after.title && <TitleDiff before={before.title} after={after.title} />}
      {fences}
      {blocks ? <Box ref={box} css={diffStyles} /> : <Text color="fg.muted">{historyTexts.same}</Text>}
    </>
  );
}
