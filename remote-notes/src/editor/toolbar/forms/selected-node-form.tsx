import { Button } from '@my-note/kit/ui';
import { editorTexts as texts } from '../../../editor-texts.ts';
import type { VisualEditor } from '../../visual/visual-editor.ts';
import { ToolbarForm } from './toolbar-form.tsx';

export function SelectedNodeForm({ editor }: { editor: VisualEditor }) {
  const image = editor.image();
  const html = editor.html();
  const remove = (label: string) => (
    <Button size="sm" variant="ghost" colorPalette="gray" onClick={editor.removeSelected}>
      {label}
    </Button>
  );
  if (image) {
    return (
      <ToolbarForm
        label={texts.imageForm}
        fields={[
          { label: texts.imageText, value: image.alt },
          { label: texts.imageCaption, value: image.title },
        ]}
        onApply={(alt = '', title = '') => editor.changeImage({ alt: alt.trim(), title: title.trim() })}
        onLeave={editor.leaveImage}
      >
        {remove(texts.removeImage)}
      </ToolbarForm>
    );
  }
  if (html === null) return null;
  return (
    <ToolbarForm
      label={texts.htmlForm}
      fields={[{ label: texts.htmlSource, value: html, kind: 'source' }]}
      onApply={(source = '') => (source.trim() ? editor.changeHtml(source) : editor.removeSelected())}
      onLeave={editor.focus}
    >
      {remove(texts.removeHtml)}
    </ToolbarForm>
  );
}
