import { configMutations, configValue } from '@my-note/kit/queries';
import { useMutation } from '@my-note/kit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { rulesOf, showRules } from '../../../platform/look/sheets.ts';
import { useSettings } from '../../../platform/session/use-settings.ts';

/** A color field reports each color that the pointer passes. */
const SAVE_AFTER_MS = 400;

/** The accent of the person: shown at once, and saved when the choice rests, or the settings close. */
export function useAccent() {
  const { data } = useSettings();
  const { mutate } = useMutation(configMutations.update());
  const [draft, setDraft] = useState<string>();
  const [before, setBefore] = useState<string>();
  const sent = useRef<string>(undefined);
  const stored = String(configValue(data, 'accent'));
  const tagColors = String(configValue(data, 'tagColors'));
  const value = draft ?? stored;

  const choose = (accent: string) => {
    setBefore(before ?? stored);
    setDraft(accent);
    showRules(rulesOf(accent, tagColors));
  };
  const save = useEffectEvent(() => {
    if (draft === undefined || draft === (sent.current ?? stored)) return;
    sent.current = draft;
    const onError = () => {
      sent.current = undefined;
      setDraft(undefined);
      showRules(rulesOf(stored, tagColors));
    };
    mutate({ key: 'accent', value: draft }, { onError });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice restarts the debounce
  useEffect(() => {
    const timer = setTimeout(() => save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => save(), []);

  const canUndo = before !== undefined && before !== value;
  return { value, choose, undo: canUndo ? () => choose(before) : undefined, isKnown: data !== undefined };
}
