import type { ImportReport } from '@my-note/contract/jobs';
import { Box, Button, HStack, Icon, Stack, Text } from '@my-note/kit/ui';
import { FileText, Folder } from 'lucide-react';
import { useState } from 'react';
import { transferTexts as texts } from '../texts.ts';

const SHOWN = 12;
const DEEPEST = 8;

/** The categories that an import will create, with the number of their notes. */
export function Outline({
  outline,
  categories,
  topNotes,
}: Pick<ImportReport, 'outline' | 'categories' | 'topNotes'>) {
  const [all, setAll] = useState(false);
  const shown = all ? outline : outline.slice(0, SHOWN);
  return (
    <Stack gap="0">
      <Box as="ul" listStyleType="none">
        {shown.map(({ title, depth, notes }, place) => (
          <HStack
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
            key={place}
            gap="2"
            paddingY="1"
            paddingStart={`${Math.min(depth, DEEPEST) * 1.25}rem`}
          >
            <Box as="span" flex="none" color="fg.muted">
              <Icon as={Folder} />
            </Box>
            <Text as="span" dir="auto" truncate>
              {title}
            </Text>
            {notes > 0 && (
              <Text as="span" flex="none" fontSize="sm" color="fg.muted">
                {texts.notesIn(notes)}
              </Text>
            )}
          </HStack>
        ))}
        {all && categories > outline.length && (
          <Text as="li" color="fg.muted" paddingY="1">
            {texts.unlistedCategories(categories - outline.length)}
          </Text>
        )}
        {topNotes > 0 && (
          <HStack as="li" gap="2" paddingY="1" color="fg.muted">
            <Icon as={FileText} />
            {outline.length > 0 ? texts.atTop(topNotes) : texts.notesIn(topNotes)}
          </HStack>
        )}
      </Box>
      {outline.length > shown.length && (
        <Button
          alignSelf="flex-start"
          size="xs"
          variant="ghost"
          colorPalette="gray"
          onClick={() => setAll(true)}
        >
          {texts.showMore(outline.length - shown.length)}
        </Button>
      )}
    </Stack>
  );
}
