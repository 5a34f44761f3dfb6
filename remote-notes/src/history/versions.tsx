import type { Note, VersionSummary } from '@my-note/contract';
import { useQuery } from '@my-note/kit/query';
import { Box, Button, EmptyState, Icon, Late, QueryState, Skeleton, Stack, Text } from '@my-note/kit/ui';
import { ArrowLeft, History as HistoryIcon } from 'lucide-react';
import { useState } from 'react';
import { versionQueries } from '../api/versions.queries.ts';
import { useUnsavedSnapshot } from '../components/unsaved-text/use-unsaved-snapshot.ts';
import { historyTexts } from '../history-texts.ts';
import { VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';

interface VersionsProps {
  note: Note;
  onRestored: () => void;
}

const scrolled = { overflowY: 'auto', minHeight: '0', padding: '4' } as const;

/** The versions of a note, and the selected one: the newest until the user selects another. */
export function Versions(props: VersionsProps) {
  const query = useQuery(versionQueries.list(props.note._id));
  if (query.data && query.data.length > 0) return <VersionBrowser {...props} versions={query.data} />;
  return (
    <Box gridColumn={query.isPending ? undefined : '1 / -1'} padding={query.data ? '0' : '4'}>
      <QueryState
        query={query}
        failure={historyTexts.failed}
        loading={
          <Late>
            <Stack gap="3" aria-busy>
              <Skeleton height="10" />
              <Skeleton height="10" />
            </Stack>
          </Late>
        }
      >
        {() => (
          <EmptyState title={historyTexts.none.title} icon={<Icon as={HistoryIcon} size={32} />}>
            {historyTexts.none.text}
          </EmptyState>
        )}
      </QueryState>
    </Box>
  );
}

function VersionBrowser({ note, versions, onRestored }: VersionsProps & { versions: VersionSummary[] }) {
  const unsaved = useUnsavedSnapshot(note._id);
  const [selectedId, setSelectedId] = useState<string>();
  const index = versions.findIndex(({ _id }) => _id === selectedId);
  const selected = versions[Math.max(0, index)];
  // Phones show the list first, then a version alone.
  const alone = index >= 0;
  return (
    <>
      <Box
        css={scrolled}
        display={{ base: alone ? 'none' : 'block', md: 'block' }}
        borderEndWidth={{ md: '1px' }}
        borderColor="border"
      >
        <VersionList versions={versions} selectedId={selected?._id} onSelect={setSelectedId} />
      </Box>
      <Box css={scrolled} display={{ base: alone ? 'block' : 'none', md: 'block' }} paddingX={{ md: '8' }}>
        <Button
          display={{ md: 'none' }}
          size="sm"
          variant="ghost"
          colorPalette="gray"
          marginBottom="3"
          marginStart="-3"
          onClick={() => setSelectedId(undefined)}
        >
          <Icon as={ArrowLeft} />
          {historyTexts.back}
        </Button>
        {unsaved && (
          <Text role="status" color="fg.warning" marginBottom="3">
            {historyTexts.unsaved}
          </Text>
        )}
        {selected && (
          <VersionView
            key={selected._id}
            note={note}
            version={selected}
            previous={versions[versions.indexOf(selected) + 1]}
            onRestored={onRestored}
          />
        )}
      </Box>
    </>
  );
}
