import { Box, HStack, Icon, IconButton, Text } from '@my-note/kit/ui';
import { ChevronDown, ChevronUp, type LucideIcon, X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { findTexts } from './texts.ts';
import { MOST, useFind } from './use-find.ts';

interface FindButtonProps {
  label: string;
  icon: LucideIcon;
  disabled?: boolean;
  onClick: () => void;
}

const FindButton = ({ label, icon, ...button }: FindButtonProps) => (
  <IconButton aria-label={label} title={label} size="xs" variant="ghost" colorPalette="gray" {...button}>
    <Icon as={icon} />
  </IconButton>
);

interface FoundBarProps {
  /** Holds the note's text. */
  container: RefObject<Element | null>;
}

/** Highlights the search words of the URL in a note, and steps through the matches. */
export function FoundBar({ container }: FoundBarProps) {
  const { words, count, index, step, close } = useFind(container);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog above the note closes first, and prevents the rest.
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) close();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return (
    <HStack
      as="section"
      aria-label={findTexts.label}
      position="fixed"
      zIndex="docked"
      bottom="calc(1rem + env(safe-area-inset-bottom))"
      insetEnd={{ base: '4', md: '6' }}
      maxWidth="calc(100vw - 2rem)"
      gap="0.5"
      paddingStart="4"
      paddingEnd="1.5"
      paddingY="1"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.emphasized"
      bg="bg.panel"
      boxShadow="md"
    >
      <Text role="status" truncate fontSize="sm" marginEnd="1" fontVariantNumeric="tabular-nums">
        {findTexts.count(count, words, count >= MOST)}
        {count > 1 && (
          <Box as="span" color="fg.muted">
            {findTexts.place(index + 1)}
          </Box>
        )}
      </Text>
      <FindButton label={findTexts.previous} icon={ChevronUp} disabled={count < 2} onClick={() => step(-1)} />
      <FindButton label={findTexts.next} icon={ChevronDown} disabled={count < 2} onClick={() => step(1)} />
      <FindButton label={findTexts.close} icon={X} onClick={close} />
    </HStack>
  );
}
