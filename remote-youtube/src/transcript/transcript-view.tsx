import type { Cue } from '@my-note/contract/youtube';
import { Input } from '@my-note/kit/forms';
import { Box, Button, HStack, Stack, Text } from '@my-note/kit/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Player } from '../player/player.ts';
import { texts } from '../texts.ts';
import { CueList } from './cue-list.tsx';
import { findCues } from './find-cues.ts';
import { TranscriptMenu } from './transcript-menu.tsx';

interface TranscriptViewProps {
  videoId: string;
  cues: readonly Cue[];
  player: Player;
  onReplace: () => void;
}

/** A transcript that follows the video until the user scrolls or searches. */
export function TranscriptView({ videoId, cues, player, onReplace }: TranscriptViewProps) {
  const [search, setSearch] = useState('');
  const [following, setFollowing] = useState(true);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => findCues(cues, wanted), [cues, wanted]);
  const searching = wanted.trim() !== '';
  return (
    <Stack gap="3">
      <HStack gap="2">
        <Input
          type="search"
          flex="1"
          minWidth="0"
          size="sm"
          value={search}
          aria-label={texts.transcript.search}
          placeholder={texts.transcript.search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <TranscriptMenu videoId={videoId} cues={cues} onReplace={onReplace} />
      </HStack>
      <Text role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {searching && (found.length > 0 ? texts.transcript.found(found.length) : texts.transcript.nothing)}
      </Text>
      <Box position="relative">
        <CueList
          cues={cues}
          found={found}
          search={wanted}
          player={player}
          following={following && !searching}
          onLeave={() => setFollowing(false)}
        />
        {!following && !searching && (
          <Button
            size="sm"
            variant="surface"
            position="absolute"
            bottom="3"
            insetEnd="4"
            onClick={() => setFollowing(true)}
          >
            {texts.transcript.follow}
          </Button>
        )}
      </Box>
    </Stack>
  );
}
