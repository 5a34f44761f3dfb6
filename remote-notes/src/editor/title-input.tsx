import { LIMITS } from '@my-note/shared-kit/contract';
import { chakra } from '@my-note/shared-kit/ui';
import type { KeyboardEvent } from 'react';
import { texts } from '../texts.ts';

interface TitleInputProps {
  value: string;
  autoFocus: boolean;
  onChange: (title: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** Enter goes on to the text. */
  onEnter: () => void;
}

/** The note's title where it is read, as a field that grows with it. */
export const TitleInput = ({ value, autoFocus, onChange, onFocus, onBlur, onEnter }: TitleInputProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter that ends a composition belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <chakra.textarea
      // Keeps the rule for small fields on touch screens away.
      data-large=""
      rows={1}
      autoFocus={autoFocus}
      aria-label={texts.editor.title}
      placeholder={texts.untitled}
      maxLength={LIMITS.titleLength}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      display="block"
      width="full"
      bg="transparent"
      border="none"
      outline="none"
      resize="none"
      overflow="hidden"
      padding="0"
      marginBottom="8"
      fontFamily="heading"
      fontWeight="650"
      letterSpacing="-0.02em"
      lineHeight="1.15"
      color="fg"
      _placeholder={{ color: 'fg.muted', opacity: 0.7 }}
      fontSize={{ base: '3xl', md: '4xl' }}
      css={{ fieldSizing: 'content' }}
    />
  );
};
