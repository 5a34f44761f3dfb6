import { useExtensions } from '@my-note/kit/federation';
import { useCallback, useEffect, useState } from 'react';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { useEditorState } from '../popups/use-editor-state.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import type { Fence, FencesByLanguage } from './fence.ts';
import { languagesIn } from './fences-in.ts';

const LazyDrawnFences = lazyComponent(
  async () => (await import(/* webpackChunkName: 'editor-fences' */ './drawn/drawn-fences.tsx')).DrawnFences,
);

interface LanguageProps {
  language: string;
  onFound: (language: string, fence: Fence | undefined) => void;
}

function Language({ language, onFound }: LanguageProps) {
  const [fence] = useExtensions<Fence['point']>(`fence/${language}`);
  useEffect(() => {
    onFound(language, fence);
    return () => onFound(language, undefined);
  }, [language, fence, onFound]);
  return null;
}

const NONE: FencesByLanguage = new Map();

/** Draws the code blocks that remotes draw; nothing for it is loaded before the text has such a block. */
export function FenceBlocks({ editor }: { editor: VisualEditor }) {
  const languages = useEditorState(editor, ({ doc }) => languagesIn(doc).join('\n'));
  const [firstDoc] = useState(() => editor.view().state.doc);
  const [fences, setFences] = useState(NONE);
  const onFound = useCallback<LanguageProps['onFound']>(
    (language, fence) =>
      setFences((before) => {
        if (before.get(language) === fence) return before;
        const others = [...before].filter(([other]) => other !== language);
        return new Map(fence ? [...others, [language, fence]] : others);
      }),
    [],
  );
  return (
    <>
      {languages !== '' &&
        languages
          .split('\n')
          .map((language) => <Language key={language} language={language} onFound={onFound} />)}
      {fences.size > 0 && <LazyDrawnFences editor={editor} fences={fences} firstDoc={firstDoc} />}
    </>
  );
}
