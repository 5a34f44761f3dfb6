import type { Note } from '@my-note/contract';
import { errorText } from '@my-note/shared-kit/http';
import { useQuery } from '@my-note/shared-kit/query';
import {
  Box,
  Button,
  EmptyState,
  ErrorPanel,
  Icon,
  Late,
  Skeleton,
  Stack,
  Text,
} from '@my-note/shared-kit/ui';
import { ArrowLeft, History as HistoryIcon } from 'lucide-react';
import { useState } from 'react';
import { versionQueries } from '../api/versions.queries.ts';
import { useUnsavedSnapshot } from '../components/unsaved-text/use-unsaved-snapshot.ts';
import { historyTexts } from '../history-texts.ts';
import { VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';

const scrolled = { overflowY: 'auto', minHeight: '0', padding: '4' } as const;

/** The versions of a note, and the one that is looked at: the newest until another is chosen. */
export function Versions({ note, onRestored }: { note: Note; onRestored: () => void }) {
  const { data: versions, error, refetch } = useQuery(versionQueries.list(note._id));
  const unsaved = useUnsavedSnapshot(note._id);
  // On phones the list comes first.
  const [chosenId, setChosenId] = useState<string>();
  const index = versions?.findIndex(({ _id }) => _id === chosenId) ?? -1;
  const chosen = versions?.[Math.max(0, index)];

  if (error && !versions) {
    return (
      <Box gridColumn="1 / -1" padding="4">
        <ErrorPanel title={historyTexts.failed} onAction={() => void refetch()}>
          {errorText(error)}
        </ErrorPanel>
      </Box>
    );
  }
  if (!versions) {
    return (
      <Late>
        <Stack gap="3" padding="4" aria-busy>
          <Skeleton height="10" />
          <Skeleton height="10" />
        </Stack>
      </Late>
    );
  }
  if (!chosen) {
    return (
      <Box gridColumn="1 / -1">
        <EmptyState title={historyTexts.none.title} icon={<Icon as={HistoryIcon} size={32} />}>
          {historyTexts.none.text}
        </EmptyState>
      </Box>
    );
  }
  const alone = index >= 0;
  return (
    <>
      <Box
        css={scrolled}
        display={{ base: alone ? 'none' : 'block', md: 'block' }}
        borderEndWidth={{ md: '1px' }}
        borderColor="border"
      >
        <VersionList versions={versions} chosenId={chosen._id} onChoose={setChosenId} />
      </Box>
      <Box css={scrolled} display={{ base: alone ? 'block' : 'none', md: 'block' }} paddingX={{ md: '8' }}>
        <Button
          display={{ md: 'none' }}
          size="sm"
          variant="ghost"
          colorPalette="gray"
          marginBottom="3"
          marginStart="-3"
          onClick={() => setChosenId(undefined)}
        >
          <Icon as={ArrowLeft} />
          {historyTexts.back}
        </Button>
        {unsaved && (
          <Text role="status" color="fg.warning" marginBottom="3">
            {historyTexts.unsaved}
          </Text>
        )}
        <VersionView
          key={chosen._id}
          note={note}
          version={chosen}
          previous={versions[versions.indexOf(chosen) + 1]}
          onRestored={onRestored}
        />
      </Box>
    </>
  );
}
