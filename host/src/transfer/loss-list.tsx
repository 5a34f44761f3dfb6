import type { ImportReport } from '@my-note/shared-kit/contract/jobs';
import { saveFile } from '@my-note/shared-kit/items';
import { Box, Button, Stack, Text } from '@my-note/shared-kit/ui';
import { Download } from 'lucide-react';
import { Disclosure } from './disclosure.tsx';
import { groupLosses, lossText } from './group-losses.ts';
import { transferTexts as texts } from './texts.ts';

const SHOWN = 100;

/** What of an import could not be kept, by name. */
export function LossList({ losses, lossCount }: Pick<ImportReport, 'losses' | 'lossCount'>) {
  if (lossCount === 0) return <Text color="fg.muted">{texts.noLosses}</Text>;
  const groups = groupLosses(losses);
  const unlisted = lossCount - losses.length;
  const rest = unlisted > 0 ? `\n${texts.unlistedLosses(unlisted)}\n` : '';
  const save = () => saveFile(texts.lossesFile, 'text/plain', lossText(groups) + rest);
  return (
    <Disclosure summary={texts.losses(lossCount)}>
      <Stack gap="4">
        {groups.map(({ reason, names }) => (
          <Box key={reason}>
            <Text fontWeight="600">{reason}</Text>
            <Box
              as="ul"
              listStyleType="none"
              color="fg.muted"
              maxHeight="16rem"
              overflowY="auto"
              tabIndex={0}
            >
              {names.slice(0, SHOWN).map((name) => (
                <Box as="li" key={name} fontSize="sm" overflowWrap="anywhere">
                  {name}
                </Box>
              ))}
              {names.length > SHOWN && <Box as="li">{texts.moreLosses(names.length - SHOWN)}</Box>}
            </Box>
          </Box>
        ))}
        {unlisted > 0 && <Text color="fg.muted">{texts.unlistedLosses(unlisted)}</Text>}
        <Button alignSelf="flex-start" size="xs" variant="outline" colorPalette="gray" onClick={save}>
          <Download size={14} strokeWidth={1.75} aria-hidden />
          {texts.saveLosses}
        </Button>
      </Stack>
    </Disclosure>
  );
}
