import { countWords } from '@my-note/kit/markdown';
import { Text, useMedia } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { editorTexts } from '../../editor-texts.ts';
import type { Autosave } from '../../model/autosave/autosave.ts';

/** Delay after the last key. In milliseconds. */
const AT_REST = 400;

/** Counting reads the whole text, so it waits until typing pauses. */
export function WordCount({ autosave }: { autosave: Autosave }) {
  const [counted, setCounted] = useState(() => countWords(autosave.get().text.content));
  useEffect(() => {
    let { content } = autosave.get().text;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = autosave.subscribe(() => {
      const { text } = autosave.get();
      if (text.content === content) return;
      content = text.content;
      clearTimeout(timer);
      timer = setTimeout(() => setCounted(countWords(content)), AT_REST);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [autosave]);
  const isWide = useMedia('(min-width: 48rem)');
  const words = editorTexts.words(counted.words);
  const characters = editorTexts.characters(counted.characters);
  return (
    <Text
      fontSize="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      title={characters}
    >
      {isWide ? editorTexts.length(words, characters) : words}
    </Text>
  );
}
