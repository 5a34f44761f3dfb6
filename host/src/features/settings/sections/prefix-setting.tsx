import { Field, Input } from '@my-note/kit/forms';
import { usePrefix } from '@my-note/kit/menu';
import { configMutations } from '@my-note/kit/queries';
import { useMutation } from '@my-note/kit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { settingsTexts } from '../texts.ts';

const SAVE_AFTER_MS = 600;

/** The prefix filter; saved when typing pauses, the field loses focus, or the sheet closes. */
export function PrefixSetting() {
  const stored = usePrefix();
  const { mutate } = useMutation(configMutations.update());
  const [draft, setDraft] = useState<string | null>(null);
  const sent = useRef<string | null>(null);

  const save = () => {
    if (draft === null) return;
    const value = draft.trim();
    if (value === (sent.current ?? stored)) return;
    sent.current = value;
    const onError = () => {
      sent.current = null;
    };
    mutate({ key: 'onlyShowNotesWithPrefix', value }, { onError });
  };
  const saveLater = useEffectEvent(save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the debounce
  useEffect(() => {
    const timer = setTimeout(() => saveLater(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => saveLater(), []);

  return (
    <Field.Root>
      <Field.Label fontSize="md">{settingsTexts.prefix}</Field.Label>
      <Input
        value={draft ?? stored}
        placeholder={settingsTexts.prefixPlaceholder}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={save}
      />
      <Field.HelperText>{settingsTexts.prefixHint}</Field.HelperText>
    </Field.Root>
  );
}
