import { Button, Icon } from '@my-note/kit/ui';
import { Captions } from 'lucide-react';
import { useState } from 'react';
import { editorTexts } from '../../../editor-texts.ts';
import { PopupBox } from '../../popups/popup-box.tsx';
import { ToolbarForm } from '../../toolbar/forms/toolbar-form.tsx';
import type { VisualEditor } from '../../visual/visual-editor.ts';
import { imageTexts } from './texts.ts';

/** The alternative text of the selected picture, behind a button, so that nothing takes the caret by itself. */
export function AltText({ editor, image }: { editor: VisualEditor; image: HTMLImageElement }) {
  const [open, setOpen] = useState(false);
  const texts = editor.image();
  if (!texts) return null;
  if (!open) {
    return (
      <PopupBox at={image} placement="top-end">
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(true)}
        >
          <Icon as={Captions} />
          {imageTexts.altText}
        </Button>
      </PopupBox>
    );
  }
  return (
    <PopupBox at={image} placement="top-end" width="24rem" paddingX="2" paddingY="1">
      <ToolbarForm
        label={imageTexts.altText}
        canCancel
        fields={[{ label: editorTexts.imageText, value: texts.alt }]}
        onApply={(alt = '') => {
          setOpen(false);
          editor.changeImage({ alt: alt.trim(), title: texts.title });
        }}
        onLeave={() => {
          setOpen(false);
          editor.focus();
        }}
      />
    </PopupBox>
  );
}
