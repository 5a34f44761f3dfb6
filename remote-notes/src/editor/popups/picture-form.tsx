import { Button } from '@my-note/kit/ui';
import { useState } from 'react';
import { editorTexts as texts } from '../../editor-texts.ts';
import { insertImage } from '../links/link-commands.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { FormPopup } from './form-popup.tsx';

interface PictureFormProps {
  editor: VisualEditor;
  onClose: () => void;
}

/** A form beside the cursor: a picture's address and alternative text, or a file. */
export function PictureForm({ editor, onClose }: PictureFormProps) {
  const [range] = useState(() => editor.view().state.selection);
  return (
    <FormPopup
      {...{ editor, range, onClose }}
      label={texts.image}
      fields={[{ label: texts.imageAddress, kind: 'url' }, { label: texts.imageText }]}
      onApply={(address = '', alt = '') => editor.run(insertImage(address, alt))}
    >
      {(closeAnd) => (
        <Button size="sm" variant="outline" onClick={() => closeAnd(() => editor.choose('pictures'))}>
          {texts.imageFile}
        </Button>
      )}
    </FormPopup>
  );
}
