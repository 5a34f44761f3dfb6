import { Button } from '@my-note/kit/ui';
import { useState } from 'react';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { editorTexts as texts } from '../../../editor-texts.ts';
import { takeAsked } from '../../formulas/asked-source.ts';
import { formulaTexts } from '../../formulas/texts.ts';
import type { VisualEditor } from '../../visual/visual-editor.ts';
import { ToolbarForm } from './toolbar-form.tsx';

const LazyPreview = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "editor-fences" */ '../../formulas/formula-preview.tsx'))
      .FormulaPreview,
);

export function SelectedNodeForm({ editor }: { editor: VisualEditor }) {
  const image = editor.image();
  const html = editor.html();
  const [isAsked] = useState(() => html !== null && takeAsked(editor, html));
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
  const isFormula = html.startsWith('$');
  return (
    <ToolbarForm
      label={isFormula ? formulaTexts.formula : texts.htmlForm}
      fields={[
        {
          label: isFormula ? formulaTexts.source : texts.htmlSource,
          value: html,
          kind: isFormula && !html.includes('\n') ? 'line' : 'source',
          ...(isAsked && { chosen: /[^$\s]+/ }),
        },
      ]}
      onApply={(source = '') => (source.trim() ? editor.changeHtml(source) : editor.removeSelected())}
      onLeave={editor.focus}
      {...(isFormula && { below: (source) => <LazyPreview source={source} /> })}
    >
      {remove(isFormula ? formulaTexts.remove : texts.removeHtml)}
    </ToolbarForm>
  );
}
