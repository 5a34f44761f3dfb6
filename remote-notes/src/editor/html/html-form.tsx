import { Button, chakra } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { editorTexts } from '../../editor-texts.ts';

interface HtmlFormProps {
  html: string;
  onApply: (html: string) => void;
  onRemove: () => void;
  /** Goes back to the text. */
  onLeave: () => void;
}

const MOST_ROWS = 8;

/** The source of the selected HTML; in the toolbar's place, above the keyboard. */
export function HtmlForm({ html, onApply, onRemove, onLeave }: HtmlFormProps) {
  const [source, setSource] = useState(html);
  return (
    <chakra.form
      display="flex"
      gap="2"
      alignItems="flex-start"
      flexWrap="wrap"
      paddingY="1"
      aria-label={editorTexts.htmlForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (source.trim()) onApply(source);
        else onRemove();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <chakra.textarea
        flex="1"
        minWidth="15rem"
        paddingX="3"
        paddingY="1.5"
        border="1px solid"
        borderColor="border"
        borderRadius="md"
        bg="bg"
        fontFamily="mono"
        fontSize="sm"
        resize="vertical"
        spellCheck={false}
        rows={Math.min(source.split('\n').length, MOST_ROWS)}
        aria-label={editorTexts.htmlSchemaExtension}
        value={source}
        onChange={(event) => setSource(event.target.value)}
      />
      <Button size="sm" type="submit">
        {editorTexts.apply}
      </Button>
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={onRemove}>
        {editorTexts.removeHtml}
      </Button>
    </chakra.form>
  );
}
