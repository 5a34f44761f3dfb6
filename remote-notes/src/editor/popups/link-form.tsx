import { Button } from '@my-note/kit/ui';
import { useMemo } from 'react';
import { editorTexts as texts } from '../../editor-texts.ts';
import { changeLink, linkAt, removeLink, setLink } from '../links/link-commands.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { FormPopup } from './form-popup.tsx';

interface LinkFormProps {
  editor: VisualEditor;
  onClose: () => void;
}

/** A form beside the selected text or the link at the cursor. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const [range, present] = useMemo(() => {
    const { state } = editor.view();
    const link = state.selection.empty ? linkAt(state) : null;
    return [link ?? state.selection, link];
  }, [editor]);
  const url = editor.link();
  const address = { label: texts.linkAddress, value: url, kind: 'url' } as const;
  const words = editor.view().state.doc.textBetween(range.from, range.to);
  return (
    <FormPopup
      {...{ editor, range, onClose }}
      label={texts.linkForm}
      fields={present ? [address, { label: texts.linkText, value: words }] : [address]}
      onApply={(href = '', text = '') => editor.run(present ? changeLink(text, href) : setLink(href))}
    >
      {(closeAnd) =>
        url && (
          <Button size="sm" variant="outline" onClick={() => closeAnd(() => editor.run(removeLink))}>
            {texts.removeLink}
          </Button>
        )
      }
    </FormPopup>
  );
}
