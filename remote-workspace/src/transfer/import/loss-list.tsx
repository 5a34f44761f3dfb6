import type { ImportLoss, ImportReport } from '@my-note/contract/jobs';
import { saveFile } from '@my-note/kit/items';
import { Box, Button, Disclosure, Icon, Stack, Text } from '@my-note/kit/ui';
import { Download } from 'lucide-react';
import { transferTexts as texts } from '../texts.ts';
import { groupLosses, lossText } from './group-losses.ts';

const SHOWN = 100;

type Lists = Pick<ImportReport, 'losses' | 'lossCount' | 'deadLinks' | 'deadLinkCount'>;

/** What an import could not keep, and the links that stay as text. */
export const LossList = ({ losses, lossCount, deadLinks, deadLinkCount }: Lists) => (
  <Stack gap="1">
    {lossCount === 0 ? (
      <Text color="fg.muted">{texts.noLosses}</Text>
    ) : (
      <NamedList summary={texts.losses(lossCount)} list={losses} count={lossCount} file={texts.lossesFile} />
    )}
    {deadLinkCount > 0 && (
      <NamedList
        summary={texts.deadLinks(deadLinkCount)}
        list={deadLinks}
        count={deadLinkCount}
        file={texts.deadLinksFile}
      />
    )}
  </Stack>
);

interface NamedListProps {
  summary: string;
  list: readonly ImportLoss[];
  count: number;
  /** File name of the saved list. */
  file: string;
}

function NamedList({ summary, list, count, file }: NamedListProps) {
  const groups = groupLosses(list);
  const unlisted = count - list.length;
  const rest = unlisted > 0 ? `\n${texts.unlistedLosses(unlisted)}\n` : '';
  const save = () => saveFile(file, 'text/plain', lossText(groups) + rest);
  return (
    <Disclosure summary={summary}>
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
          <Icon as={Download} size={14} />
          {texts.saveLosses}
        </Button>
      </Stack>
    </Disclosure>
  );
}
