import type { Note, VersionSummary } from '@my-note/contract';
import { skipToken, useQuery } from '@my-note/kit/query';
import { Box, Button, HStack, Late, QueryState, RelativeDate, Skeleton, Stack, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { versionQueries } from '../api/versions.queries.ts';
import { historyTexts } from '../history-texts.ts';
import { RestoreButton } from './restore-button.tsx';
import { VersionDiff } from './version-diff.tsx';
import { VersionName } from './version-name.tsx';

interface VersionViewProps {
  note: Note;
  version: VersionSummary;
  previous: VersionSummary | undefined;
  onRestored: () => void;
}

const sides = { now: historyTexts.againstNow, previous: historyTexts.againstFormer } as const;
type Side = keyof typeof sides;

function SideChoice({ value, onChange }: { value: Side; onChange: (value: Side) => void }) {
  return (
    <HStack as="fieldset" gap="1" aria-label={historyTexts.against} role="group">
      <Text textStyle="sm" color="fg.muted" marginEnd="1" aria-hidden>
        {historyTexts.against}
      </Text>
      {(['now', 'previous'] as const).map((side) => (
        <Button
          key={side}
          size="sm"
          variant={side === value ? 'subtle' : 'ghost'}
          colorPalette={side === value ? 'accent' : 'gray'}
          aria-pressed={side === value}
          onClick={() => onChange(side)}
        >
          {sides[side]}
        </Button>
      ))}
    </HStack>
  );
}

/** One version: how it differs from the note or from the version before it, its name, and Restore. */
export function VersionView({ note, version, previous, onRestored }: VersionViewProps) {
  const [against, setAgainst] = useState<Side>('now');
  const comparesPrevious = against === 'previous';
  const chosen = useQuery(versionQueries.one(note._id, version._id));
  const previousOptions = versionQueries.one(note._id, previous?._id ?? '');
  const before = useQuery({
    ...previousOptions,
    queryFn: comparesPrevious && previous ? previousOptions.queryFn : skipToken,
  });
  const pending = comparesPrevious && chosen.data ? before : chosen;
  const loading = (
    <Late>
      <Stack gap="3" aria-busy>
        <Skeleton height="4" />
        <Skeleton height="4" width="80%" />
      </Stack>
    </Late>
  );

  return (
    <Stack gap="5">
      <HStack wrap="wrap" gap="2" justify="space-between">
        <Box>
          <Text fontWeight="600">{version.name ?? <RelativeDate value={version.createdAt} />}</Text>
          <Text textStyle="sm" color="fg.muted">
            {comparesPrevious ? historyTexts.shownThen : historyTexts.shownSince}
          </Text>
        </Box>
        <HStack wrap="wrap" gap="2">
          <VersionName noteId={note._id} version={version} />
          <RestoreButton note={note} versionId={version._id} onRestored={onRestored} />
        </HStack>
      </HStack>
      <SideChoice value={against} onChange={setAgainst} />
      {comparesPrevious && !previous ? (
        <Text color="fg.muted">{historyTexts.first}</Text>
      ) : (
        <QueryState query={pending} loading={loading} failure={historyTexts.versionFailed}>
          {(loaded) =>
            comparesPrevious && chosen.data ? (
              <VersionDiff before={loaded} after={chosen.data} />
            ) : (
              <VersionDiff before={loaded} after={note} />
            )
          }
        </QueryState>
      )}
    </Stack>
  );
}
