import type { Note, VersionSummary } from '@my-note/contract';
import { errorText } from '@my-note/shared-kit/http';
import { skipToken, useQuery } from '@my-note/shared-kit/query';
import {
  Box,
  Button,
  ErrorPanel,
  HStack,
  Late,
  RelativeDate,
  Skeleton,
  Stack,
  Text,
} from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { versionQueries } from '../api/versions.queries.ts';
import { historyTexts } from '../history-texts.ts';
import { RestoreButton } from './restore-button.tsx';
import { VersionDiff } from './version-diff.tsx';
import { VersionName } from './version-name.tsx';

interface VersionViewProps {
  note: Note;
  version: VersionSummary;
  /** The version before it, if one is kept. */
  previous: VersionSummary | undefined;
  onRestored: () => void;
}

const choices = { now: historyTexts.againstNow, previous: historyTexts.againstFormer } as const;

function Against({
  value,
  onChange,
}: {
  value: keyof typeof choices;
  onChange: (value: keyof typeof choices) => void;
}) {
  return (
    <HStack as="fieldset" gap="1" aria-label={historyTexts.against} role="group">
      <Text textStyle="sm" color="fg.muted" marginEnd="1" aria-hidden>
        {historyTexts.against}
      </Text>
      {(['now', 'previous'] as const).map((choice) => (
        <Button
          key={choice}
          size="sm"
          variant={choice === value ? 'subtle' : 'ghost'}
          colorPalette={choice === value ? 'accent' : 'gray'}
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
        >
          {choices[choice]}
        </Button>
      ))}
    </HStack>
  );
}

/** One version: what is other now, or was before it; its name; and the way back to it. */
export function VersionView({ note, version, previous, onRestored }: VersionViewProps) {
  const [against, setAgainst] = useState<keyof typeof choices>('now');
  const chosen = useQuery(versionQueries.one(note._id, version._id));
  const formerOptions = versionQueries.one(note._id, previous?._id ?? '');
  const before = useQuery({
    ...formerOptions,
    queryFn: against === 'previous' && previous ? formerOptions.queryFn : skipToken,
  });
  const pair =
    against === 'now'
      ? chosen.data && { before: chosen.data, after: note }
      : chosen.data && before.data && { before: before.data, after: chosen.data };
  const error = chosen.error ?? (against === 'previous' ? before.error : null);

  return (
    <Stack gap="5">
      <HStack wrap="wrap" gap="2" justify="space-between">
        <Box>
          <Text fontWeight="600">{version.name ?? <RelativeDate value={version.createdAt} />}</Text>
          <Text textStyle="sm" color="fg.muted">
            {against === 'now' ? historyTexts.shownSince : historyTexts.shownThen}
          </Text>
        </Box>
        <HStack wrap="wrap" gap="2">
          <VersionName noteId={note._id} version={version} />
          <RestoreButton note={note} versionId={version._id} onRestored={onRestored} />
        </HStack>
      </HStack>
      <Against value={against} onChange={setAgainst} />
      {error ? (
        <ErrorPanel
          title={historyTexts.versionFailed}
          onAction={() => void (chosen.error ? chosen.refetch() : before.refetch())}
        >
          {errorText(error)}
        </ErrorPanel>
      ) : against === 'previous' && !previous ? (
        <Text color="fg.muted">{historyTexts.first}</Text>
      ) : pair ? (
        <VersionDiff {...pair} />
      ) : (
        <Late>
          <Stack gap="3" aria-busy>
            <Skeleton height="4" />
            <Skeleton height="4" width="80%" />
          </Stack>
        </Late>
      )}
    </Stack>
  );
}
