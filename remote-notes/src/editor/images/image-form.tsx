import { Input } from '@my-note/shared-kit/forms';
import { Button, chakra, isComposing } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { editorTexts } from '../../editor-texts.ts';
import { leaveSelectedImage } from './visual-images.ts';

export interface ImageAttributes {
  alt: string;
  title: string;
}

interface ImageFormProps {
  image: ImageAttributes;
  onApply: (texts: ImageAttributes) => void;
  onRemove: () => void;
}

const editor = editorTexts;
const field = { size: 'sm', flex: '1', minWidth: '10rem', autoComplete: 'off' } as const;

/** What the selected image shows, and what stands below it; in the toolbar's place, above the keyboard. */
export function ImageForm({ image, onApply, onRemove }: ImageFormProps) {
  const [alt, setAlt] = useState(image.alt);
  const [title, setTitle] = useState(image.title);
  return (
    <chakra.form
      display="flex"
      gap="2"
      alignItems="center"
      flexWrap="wrap"
      paddingY="1"
      aria-label={editor.imageForm}
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ alt: alt.trim(), title: title.trim() });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        if (event.key === 'Escape') leaveSelectedImage();
      }}
    >
      <Input
        {...field}
        aria-label={editor.imageText}
        placeholder={editor.imageText}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      <Input
        {...field}
        aria-label={editor.imageCaption}
        placeholder={editor.imageCaption}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button size="sm" type="submit">
        {editor.apply}
      </Button>
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={onRemove}>
        {editor.removeImage}
      </Button>
    </chakra.form>
  );
}
