import type { ReleasedRemote, Releases } from '@my-note/contract/releases';
import { Box, Button, Heading, HStack, Icon, Stack } from '@my-note/kit/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { ListRow } from '../list-row.tsx';
import { Mark } from '../mark.tsx';
import { ChangeMenu } from './change/change-menu.tsx';
import { changesOf, type PlannedChange } from './change/changes.ts';
import { RemoteDetails } from './details/remote-details.tsx';
import { RemoteFacts } from './remote-facts.tsx';
import { releasesTexts as texts } from './texts.ts';

interface RemoteEntryProps {
  remote: ReleasedRemote;
  releases: Releases;
  /** Absent where nothing can be changed. */
  onPlan: ((planned: PlannedChange) => void) | undefined;
}

/** One remote: what browsers get of it, what can be done, and its details. */
export function RemoteEntry({ remote, releases, onPlan }: RemoteEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, live, canary, killed } = remote;
  const choices = onPlan ? changesOf(remote) : [];
  return (
    <ListRow
      below={
        <Box id={id} hidden={!isOpen}>
          {isOpen && <RemoteDetails {...{ remote, releases, onPlan }} />}
        </Box>
      }
    >
      <Stack gap="2" flex="1" minWidth="0">
        <HStack gap="2" wrap="wrap">
          <Heading as="h3" size="sm">
            {name}
          </Heading>
          {live === null && <Mark>{texts.removed}</Mark>}
          {killed && <Mark color="fg.error">{texts.killed}</Mark>}
          {canary && <Mark color="accent.fg">{texts.canaryMark(canary.percent)}</Mark>}
          {canary?.guard && <Mark color="accent.fg">{texts.guarded}</Mark>}
        </HStack>
        <RemoteFacts remote={remote} reports={releases.reports} />
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          alignSelf="flex-start"
          marginStart="-2.5"
          paddingX="2.5"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={texts.detailsOf(name)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon as={isOpen ? ChevronUp : ChevronDown} />
          {texts.details}
        </Button>
      </Stack>
      {choices.length > 0 && (
        <Box alignSelf="flex-start">
          <ChangeMenu
            of={name}
            choices={choices}
            onChoose={({ kind, version }, button) => onPlan?.({ kind, remote, version, button })}
          />
        </Box>
      )}
    </ListRow>
  );
}
