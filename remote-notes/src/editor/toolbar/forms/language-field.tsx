import { Input } from '@my-note/kit/forms';
import { isComposing } from '@my-note/kit/ui';
import { useId, useState } from 'react';
import { editorTexts } from '../../../editor-texts.ts';

const LANGUAGES =
  'bash c cpp csharp css diff go html java javascript json kotlin markdown php python ruby rust sql swift typescript xml yaml'.split(
    ' ',
  );

interface LanguageFieldProps {
  language: string;
  onChange: (language: string) => void;
}

/** The language of the code at the cursor: a common one, or any other word. */
export function LanguageField({ language, onChange }: LanguageFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(language);
  const apply = () => onChange(typed.trim().split(/\s/)[0] ?? '');
  return (
    <>
      <Input
        size="sm"
        width="8.5rem"
        flexShrink="0"
        list={id}
        autoComplete="off"
        autoCapitalize="none"
        aria-label={editorTexts.language}
        placeholder={editorTexts.language}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          // Arrow keys move the cursor in the field, not the focus in the toolbar.
          event.stopPropagation();
          if (event.key === 'Enter' && !isComposing(event)) apply();
        }}
      />
      <datalist id={id}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}
