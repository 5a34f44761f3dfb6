import { Input } from '@my-note/kit/forms';
import { isComposing } from '@my-note/kit/ui';
import { useId, useState } from 'react';
import { editorTexts } from '../../../editor-texts.ts';

/** Those whose syntax is highlighted. */
const LANGUAGES =
  'bash c clojure cpp csharp css dart diff dockerfile elixir erlang go graphql haskell http ini java javascript json julia kotlin latex less lua makefile markdown nginx objectivec perl php powershell python r ruby rust scala scss shell sql swift typescript xml yaml'.split(
    ' ',
  );

interface LanguageFieldProps {
  language: string;
  onChange: (language: string) => void;
  /** Enter or Escape was pressed: the focus goes back to the code. */
  onLeave: () => void;
}

/** The language of the code at the cursor: one of the list, or any other word. */
export function LanguageField({ language, onChange, onLeave }: LanguageFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(language);
  const apply = (words: string) => {
    const wanted = words.trim().split(/\s/)[0] ?? '';
    if (wanted !== language) onChange(wanted);
  };
  return (
    <>
      <Input
        size="xs"
        width={{ base: '5.5rem', md: '7rem' }}
        bg="bg.panel"
        fontFamily="mono"
        list={id}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={editorTexts.language}
        placeholder={editorTexts.language}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => apply(event.target.value)}
        onKeyDown={(event) => {
          // Escape would end editing otherwise.
          event.stopPropagation();
          if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          if (event.key === 'Enter') apply(typed);
          else event.currentTarget.value = language;
          onLeave();
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
