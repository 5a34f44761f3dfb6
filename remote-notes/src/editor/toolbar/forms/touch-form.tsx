import { Button } from '@my-note/kit/ui';
import { editorTexts } from '../../../editor-texts.ts';
import { insertImage, removeLink, setLink } from '../../links/link-commands.ts';
import type { VisualEditor } from '../../visual/visual-editor.ts';
import { ToolbarForm } from './toolbar-form.tsx';

interface TouchFormProps {
  editor: VisualEditor;
  form: 'link' | 'image';
  onClose: () => void;
}

/** The form of a link or a picture in the place of the toolbar, on touch screens. */
export function TouchForm({ editor, form, onClose }: TouchFormProps) {
  const closeAnd = (action: () => void) => {
    onClose();
    action();
  };
  const onLeave = () => closeAnd(editor.focus);
  if (form === 'image') {
    return (
      <ToolbarForm
        canCancel
        fields={[{ label: editorTexts.imageAddress, kind: 'url' }, { label: editorTexts.imageText }]}
        onApply={(address = '', alt = '') => closeAnd(() => editor.run(insertImage(address, alt)))}
        onLeave={onLeave}
      >
        <Button size="sm" variant="outline" onClick={() => closeAnd(() => editor.choose('pictures'))}>
          {editorTexts.imageFile}
        </Button>
      </ToolbarForm>
    );
  }
  const url = editor.link();
  return (
    <ToolbarForm
      canCancel
      fields={[{ label: editorTexts.linkAddress, value: url, kind: 'url' }]}
      onApply={(address = '') => closeAnd(() => editor.run(setLink(address)))}
      onLeave={onLeave}
    >
      {url && (
        <Button size="sm" variant="outline" onClick={() => closeAnd(() => editor.run(removeLink))}>
          {editorTexts.removeLink}
        </Button>
      )}
    </ToolbarForm>
  );
}
