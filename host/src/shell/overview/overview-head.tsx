import { Input } from '@my-note/kit/forms';
import { CloseButton, Dialog } from '@my-note/kit/overlays';
import { Button, Flex, HStack, Text } from '@my-note/kit/ui';
import type { KeyboardEvent } from 'react';
import { texts } from '../../platform/texts.ts';
import { overviewTexts } from './texts.ts';

interface OverviewHeadProps {
  /** How many notes there are, or were found. */
  facts: string;
  empty: boolean;
  typed: string;
  onType: (text: string) => void;
  allOpen: boolean;
  onToggleAll: (() => void) | undefined;
  /** Enter in the filter opens the first match. */
  onEnter: () => void;
  /** ArrowDown in the filter goes to the first match. */
  onDown: () => void;
}

export function OverviewHead({ facts, empty, typed, onType, onEnter, onDown, ...head }: OverviewHeadProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onEnter();
    else if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Escape' && typed) onType('');
    else return;
    event.preventDefault();
  };
  return (
    <Flex
      as="header"
      wrap="wrap"
      align="center"
      columnGap="4"
      rowGap="2"
      paddingX="5"
      paddingTop="3"
      paddingBottom="3"
    >
      <HStack columnGap="3" rowGap="0" wrap="wrap" align="baseline" flex="1" minWidth="0">
        <Dialog.Title fontSize="2xl">{texts.overview}</Dialog.Title>
        <Text role="status" color="fg.muted" whiteSpace="nowrap">
          {empty ? '' : facts}
        </Text>
      </HStack>
      {head.onToggleAll && (
        <Button size="sm" variant="ghost" color="fg.muted" onClick={head.onToggleAll}>
          {head.allOpen ? overviewTexts.collapseAll : overviewTexts.expandAll}
        </Button>
      )}
      {!empty && (
        <Input
          type="search"
          size="sm"
          order={{ base: 1, md: 0 }}
          width={{ base: '100%', md: '18rem' }}
          autoComplete="off"
          aria-label={overviewTexts.filter}
          placeholder={overviewTexts.filter}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <Dialog.CloseTrigger asChild>
        <CloseButton position="static" color="fg.muted" aria-label={texts.close} />
      </Dialog.CloseTrigger>
    </Flex>
  );
}
