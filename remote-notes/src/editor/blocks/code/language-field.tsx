import { Input } from '@my-note/kit/forms';
import { Box, isComposing } from '@my-note/kit/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { editorTexts } from '../../../editor-texts.ts';
import { findLanguages, isLanguage, type Language, nameOfLanguage } from './languages.ts';

interface LanguageFieldProps {
  language: string;
  onChange: (language: string) => void;
  /** Enter or Escape was pressed: the focus goes back to the code. */
  onLeave: () => void;
}

interface OptionProps {
  id: string;
  language: Language;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, language, isActive, onChoose }: OptionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      ref={box}
      id={id}
      role="option"
      aria-selected={isActive}
      paddingX="2"
      paddingY="1"
      cursor="pointer"
      bg={isActive ? 'bg.emphasized' : undefined}
      _hover={{ bg: 'bg.muted' }}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {language.name}
    </Box>
  );
}

/** The language of the code at the cursor: one of the list, found by its name, or any other word. */
export function LanguageField({ language, onChange, onLeave }: LanguageFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const isLeaving = useRef(false);
  const found = typed === null ? [] : findLanguages(typed);
  const optionId = (index: number) => `${id}-${index}`;
  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const leave = () => {
    isLeaving.current = true;
    onLeave();
    isLeaving.current = false;
  };
  const apply = (words: string) => {
    const wanted = words.trim().split(/\s/)[0] ?? '';
    if (wanted !== language) onChange(wanted);
    close();
  };
  const applyTyped = () => {
    const name = typed?.trim().toLowerCase();
    const exact = found.find((each) => each.name.toLowerCase() === name);
    apply(found[active]?.id ?? exact?.id ?? typed ?? language);
  };
  const step = (by: number) => {
    setTyped(typed ?? '');
    const count = typed === null ? findLanguages('').length : found.length;
    setActive((active + by + count + (active < 0 && by < 0 ? 1 : 0)) % Math.max(1, count));
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => {
      applyTyped();
      leave();
    },
    Escape: () => {
      close();
      leave();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape would end editing otherwise.
    event.stopPropagation();
    if (isComposing(event) || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]?.();
  };
  return (
    <Box position="relative">
      <Input
        size="xs"
        width={{ base: '6.5rem', md: '9rem' }}
        bg="bg.panel"
        fontFamily="mono"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found[active] ? optionId(active) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={editorTexts.language}
        placeholder={typed === null ? editorTexts.language : nameOfLanguage(language)}
        value={typed ?? nameOfLanguage(language)}
        onFocus={() => setTyped('')}
        onChange={(event) => {
          const words = event.target.value;
          setTyped(words);
          // A word that is known is taken as it is typed.
          setActive(words.trim() === '' || isLanguage(words) ? -1 : 0);
        }}
        onBlur={() => {
          if (isLeaving.current) return;
          if (typed) applyTyped();
          else close();
        }}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <Box
          id={id}
          role="listbox"
          aria-label={editorTexts.language}
          position="absolute"
          insetInlineEnd="0"
          top="100%"
          width="12rem"
          maxHeight="14rem"
          overflowY="auto"
          bg="bg.panel"
          border="1px solid"
          borderColor="border"
          borderRadius="md"
          boxShadow="md"
          fontSize="sm"
          zIndex="popover"
        >
          {found.map((each, index) => (
            <Option
              key={each.id}
              id={optionId(index)}
              language={each}
              isActive={index === active}
              onChoose={() => {
                apply(each.id);
                leave();
              }}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
