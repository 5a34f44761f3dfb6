import { Button } from '@my-note/kit/ui';
import { type KeyboardEvent, useEffect, useMemo } from 'react';
import { editorTexts as texts } from '../../editor-texts.ts';
import { changeLink, linkAt, removeLink, setLink } from '../links/link-commands.ts';
import { ToolbarForm } from '../toolbar/forms/toolbar-form.tsx';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { PopupBox } from './popup-box.tsx';
import { textRange } from './text-range.ts';

interface LinkFormProps {
  editor: VisualEditor;
  onClose: () => void;
}

const stop = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();

/** A form beside the selected text or the link at the cursor. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const [range, present] = useMemo(() => {
    const { state } = editor.view();
    const link = state.selection.empty ? linkAt(state) : null;
    return [link ?? state.selection, link];
  }, [editor]);
  const { from, to } = range;
  const at = useMemo(() => textRange(editor.view(), from, to), [editor, from, to]);
  useEffect(() => {
    const { dom } = editor.view();
    dom.addEventListener('focus', onClose);
    return () => dom.removeEventListener('focus', onClose);
  }, [editor, onClose]);
  const url = editor.link();
  const address = { label: texts.linkAddress, value: url, kind: 'url' } as const;
  const text = { label: texts.linkText, value: editor.view().state.doc.textBetween(from, to) };
  const closeAnd = (act: () => void) => {
    onClose();
    act();
  };
  return (
    <PopupBox at={at} placement="bottom-start" width="26rem" paddingX="2" paddingY="1" onKeyDown={stop}>
      <ToolbarForm
        label={texts.linkForm}
        canCancel
        fields={present ? [address, text] : [address]}
        onApply={(href = '', words = '') =>
          closeAnd(() => editor.run(present ? changeLink(words, href) : setLink(href)))
        }
        onLeave={() => closeAnd(editor.focus)}
      >
        {url && (
          <Button size="sm" variant="outline" onClick={() => closeAnd(() => editor.run(removeLink))}>
            {texts.removeLink}
          </Button>
        )}
      </ToolbarForm>
    </PopupBox>
  );
}
