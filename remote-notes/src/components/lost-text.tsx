import { Button, HStack, RelativeDate, Stack, Text } from '@my-note/shared-kit/ui';
import type { JournalEntry } from '../model/save-types.ts';
import { texts } from '../texts.ts';

interface LostTextProps {
  entry: JournalEntry;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers text that never reached the service. */
export const LostText = ({ entry, onRestore, onDiscard }: LostTextProps) => (
  <Stack
    as="section"
    aria-label={texts.lost.title}
    borderStart="3px solid"
    borderColor="fg.warning"
    bg="bg.warning"
    paddingX="4"
    paddingY="3"
    marginBottom="6"
    gap="2"
  >
    <Text fontWeight="600">{texts.lost.title}</Text>
    <Text color="fg.muted" lineClamp="2">
      <RelativeDate value={entry.at} />: {entry.content.trim() || entry.title || texts.untitled}
    </Text>
    <HStack wrap="wrap">
      <Button size="sm" onClick={onRestore}>
        {texts.lost.restore}
      </Button>
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDiscard}>
        {texts.lost.discard}
      </Button>
    </HStack>
  </Stack>
);
