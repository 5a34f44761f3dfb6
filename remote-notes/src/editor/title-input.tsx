import { useStore } from '@my-note/kit/state';
import { chakra, isComposing, Text } from '@my-note/kit/ui';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { titleLook } from '../components/note-page/title-look.ts';
import { editorTexts } from '../editor-texts.ts';
import type { Autosave } from '../model/autosave/autosave.ts';
import { validateTitle } from '../model/note/validate-title.ts';
import { texts } from '../texts.ts';

interface TitleInputProps {
  autosave: Autosave;
  field?: RefObject<HTMLTextAreaElement | null> | undefined;
  small: boolean;
  onEnter: () => void;
}

/** The note's title as a field that grows with its text. */
export function TitleInput({ autosave, field, small, onEnter }: TitleInputProps) {
  const title = useStore(autosave.store, ({ text }) => text.title);
  const problem = validateTitle(title);
  const problemId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter that ends a composition belongs to the input method.
    if (isComposing(event)) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <>
      <chakra.textarea
        ref={field}
        // Opts out of the larger text of small fields on touch screens.
        data-large=""
        dir="auto"
        rows={1}
        aria-label={editorTexts.title}
        placeholder={texts.untitled}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        value={title}
        onChange={(event) => autosave.edit({ title: event.target.value.replace(/\s*\n\s*/g, ' ') })}
        onFocus={() => autosave.setTitleFocused(true)}
        onBlur={() => autosave.setTitleFocused(false)}
        onKeyDown={onKeyDown}
        display="block"
        width="full"
        bg="transparent"
        border="none"
        outline="none"
        resize="none"
        overflow="hidden"
        padding="0"
        {...titleLook}
        {...(small ? { marginBottom: '4', fontSize: '2xl' } : {})}
        color="fg"
        _placeholder={{ color: 'fg.muted', opacity: 0.7 }}
        css={{ fieldSizing: 'content' }}
      />
      {problem !== null && (
        <Text id={problemId} role="alert" color="fg.error" textStyle="sm" marginBottom="4">
          {problem}
        </Text>
      )}
    </>
  );
}
