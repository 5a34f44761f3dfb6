import type { EditorState } from '@milkdown/kit/prose/state';
import { keyHint, writingKeys } from '@my-note/kit/keys';
import { Box, Portal } from '@my-note/kit/ui';
import { useEffect, useRef } from 'react';
import { useElementBox } from '../../images/resize/use-element-box.ts';
import { POPUP, useEditorState } from '../../popups/use-editor-state.ts';
import type { VisualEditor } from '../../visual/visual-editor.ts';
import { LanguageField } from './language-field.tsx';

/** Distance from the edges of the block, in pixels. */
const INSET = 5;

const codeAt = ({ selection: { $from } }: EditorState): number | null =>
  $from.parent.type.name === 'code_block' ? $from.before() : null;

/** At the top right of the code with the cursor: its language. */
export function CodeLanguage({ editor }: { editor: VisualEditor }) {
  const view = editor.view();
  const place = useEditorState(editor, codeAt);
  const language = useEditorState(editor, () => editor.language());
  const dom = place === null ? null : view.nodeDOM(place);
  const block = useElementBox(dom instanceof HTMLElement ? dom : null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey || codeAt(view.state) === null) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    view.dom.addEventListener('keydown', enter);
    return () => view.dom.removeEventListener('keydown', enter);
  }, [view]);

  if (place === null || language === null || !block) return null;
  return (
    <Portal>
      <Box
        ref={box}
        {...POPUP}
        position="fixed"
        zIndex="docked"
        title={keyHint(writingKeys.tools.keys)}
        _print={{ display: 'none' }}
        style={{ top: block.top + INSET, left: block.right - INSET, transform: 'translateX(-100%)' }}
      >
        <LanguageField
          key={`${place} ${language}`}
          language={language}
          onChange={editor.setLanguage}
          onLeave={editor.focus}
        />
      </Box>
    </Portal>
  );
}
