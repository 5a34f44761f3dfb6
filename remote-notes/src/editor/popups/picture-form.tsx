import { Button } from '@my-note/kit/ui';
import { type KeyboardEvent, useEffect, useMemo } from 'react';
import { editorTexts as texts } from '../../editor-texts.ts';
import { insertImage } from '../links/link-commands.ts';
import { ToolbarForm } from '../toolbar/forms/toolbar-form.tsx';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { PopupBox } from './popup-box.tsx';
import { textRange } from './text-range.ts';

interface PictureFormProps {
  editor: VisualEditor;
  onClose: () => void;
}

const stop = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();

/** A form beside the cursor: a picture's address and alternative text, or a file. */
export function PictureForm({ editor, onClose }: PictureFormProps) {
  const at = useMemo(() => {
    const { from, to } = editor.view().state.selection;
    return textRange(editor.view(), from, to);
  }, [editor]);
  useEffect(() => {
    const { dom } = editor.view();
    dom.addEventListener('focus', onClose);
    return () => dom.removeEventListener('focus', onClose);
  }, [editor, onClose]);
  const closeAnd = (act: () => void) => {
    onClose();
    act();
  };
  return (
    <PopupBox at={at} placement="bottom-start" width="26rem" paddingX="2" paddingY="1" onKeyDown={stop}>
      <ToolbarForm
        label={texts.image}
        canCancel
        fields={[{ label: texts.imageAddress, kind: 'url' }, { label: texts.imageText }]}
        onApply={(address = '', alt = '') => closeAnd(() => editor.run(insertImage(address, alt)))}
        onLeave={() => closeAnd(editor.focus)}
      >
        <Button size="sm" variant="outline" onClick={() => closeAnd(editor.chooseImage)}>
          {texts.imageFile}
        </Button>
      </ToolbarForm>
    </PopupBox>
  );
}
