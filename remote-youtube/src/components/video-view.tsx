import type { Video } from '@my-note/shared-kit/contract/youtube';
import { Link } from '@my-note/shared-kit/router';
import { Box, chakra, Stack, useMedia } from '@my-note/shared-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useVideoNote } from '../model/use-video-note.ts';
import type { Player } from '../player/player.ts';
import { PlayerBar } from '../player/player-bar.tsx';
import { PlayerFrame } from '../player/player-frame.tsx';
import { usePlayerKeys } from '../player/use-player-keys.ts';
import { texts } from '../texts.ts';
import { TranscriptTab } from '../transcript/transcript-tab.tsx';
import { Choice } from './choice.tsx';
import { Description } from './description.tsx';
import { NotePanel } from './note-panel.tsx';
import { VideoHead } from './video-head.tsx';

/** Room for the note beside the video. */
const WIDE = '(min-width: 75rem)';
type View = 'note' | 'about' | 'transcript';
const viewOf = (value: View) => ({ value, label: texts.video[value] });

const BackLink = chakra(Link);

// Above the keyboard of a phone there is room for the note or for the player.
const look = {
  '@media (pointer: coarse)': { '&:has([data-note]:focus-within) [data-player]': { position: 'static' } },
};

const inset = { paddingX: { base: '4', md: '8' }, paddingY: '5' } as const;
/** Each column scrolls by itself beneath the top bar. */
const column = { height: 'calc(100dvh - 4rem)', overflowY: 'auto' } as const;
const beside = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } as const;
// One column, which the player stays on top of.
const below = {
  ...inset,
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  maxWidth: '48rem',
  marginX: 'auto',
} as const;

/** A video with what belongs to it. Where there is room, its note stands beside it; else all take turns below it. */
export function VideoView({ video, player }: { video: Video; player: Player }) {
  const wide = useMedia(WIDE);
  const [chosen, setChosen] = useState<View>('note');
  const note = useVideoNote(video, player);
  const insert = () => {
    // What is hidden cannot be written in.
    flushSync(() => setChosen('note'));
    note.insertTime();
  };
  usePlayerKeys(player, insert);
  const view = wide && chosen === 'note' ? 'about' : chosen;

  return (
    <Box css={look} {...(wide ? beside : below)}>
      <Stack gap="4" {...(wide ? { ...column, ...inset } : { display: 'contents' })}>
        <BackLink
          to="/i/youtube"
          alignSelf="flex-start"
          display="inline-flex"
          alignItems="center"
          gap="1"
          color="fg.muted"
          textStyle="sm"
          _hover={{ color: 'fg' }}
        >
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          {texts.video.back}
        </BackLink>
        <Stack
          gap="2"
          bg="bg"
          zIndex="1"
          position="sticky"
          top={wide ? '0' : 'calc(4rem + env(safe-area-inset-top))'}
          paddingBottom="2"
          data-player=""
        >
          <PlayerFrame video={video} player={player} />
          <PlayerBar player={player} onInsert={insert} />
        </Stack>
        <VideoHead video={video} />
        <Choice
          label={texts.video.views}
          options={
            wide
              ? [viewOf('about'), viewOf('transcript')]
              : [viewOf('note'), viewOf('about'), viewOf('transcript')]
          }
          value={view}
          onChange={setChosen}
        />
        {view === 'about' && <Description description={video.description} player={player} />}
        {view === 'transcript' && <TranscriptTab video={video} player={player} />}
      </Stack>
      {/* Always there, so that what is written in it is not torn down and opened again. */}
      <Box
        as="section"
        aria-label={texts.video.note}
        data-note=""
        hidden={!wide && view !== 'note'}
        {...(wide
          ? { ...column, borderInlineStartWidth: '1px', borderColor: 'border' }
          : { minHeight: '60dvh' })}
      >
        <NotePanel video={video} note={note} />
      </Box>
    </Box>
  );
}
