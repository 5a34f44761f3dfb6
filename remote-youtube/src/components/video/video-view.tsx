import { links } from '@my-note/contract';
import type { Video } from '@my-note/contract/youtube';
import { useKeptFocus } from '@my-note/kit/lists';
import { Link } from '@my-note/kit/router';
import { Box, chakra, Icon, Stack, useMedia } from '@my-note/kit/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Player } from '../../player/player.ts';
import { PlayerBar } from '../../player/player-bar.tsx';
import { PlayerFrame } from '../../player/player-frame.tsx';
import { usePlayer } from '../../player/use-player.ts';
import { usePlayerKeys } from '../../player/use-player-keys.ts';
import { texts } from '../../texts.ts';
import { TranscriptTab } from '../../transcript/transcript-tab.tsx';
import { ToggleGroup } from '../../ui/toggle.tsx';
import { Description } from './description.tsx';
import { NotePanel } from './note-panel.tsx';
import { useVideoNote } from './use-video-note.ts';
import { VideoHeader } from './video-header.tsx';

/** Room for the note beside the video. */
const WIDE = '(min-width: 75rem)';
type View = 'note' | 'about' | 'transcript';
const viewOf = (value: View) => ({ value, label: texts.video[value] });

const BackLink = chakra(Link);

// A low window, or one above a phone's keyboard, has no room for the player beside the text.
const look = {
  '@media (min-height: 45rem)': { '& [data-player]': { position: 'sticky' } },
  '&[data-below]:has([data-note]:focus-within) [data-player]': { position: 'static' },
};

const inset = { paddingX: { base: '4', md: '8' }, paddingY: '5' } as const;
/** Each column scrolls on its own below the top bar. */
const column = { height: 'calc(100dvh - 4rem)', overflowY: 'auto' } as const;
const beside = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } as const;
// One column, with the player on top.
const below = {
  ...inset,
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  maxWidth: '48rem',
  marginX: 'auto',
} as const;

/** A video with its note beside it; on narrow screens, note, description and transcript are tabs below it. */
export function VideoView({ video, player }: { video: Video; player: Player }) {
  const wide = useMedia(WIDE);
  const [chosen, setChosen] = useState<View>('note');
  const [transcriptOpened, setTranscriptOpened] = useState(false);
  const note = useVideoNote(video, player);
  const insert = () => {
    // A hidden editor cannot take the focus.
    if (!wide) flushSync(() => setChosen('note'));
    note.insertTime();
  };
  usePlayerKeys(player, insert);
  // The poster that had the focus is unmounted.
  const box = useKeptFocus<HTMLDivElement>(usePlayer(player, ({ wanted }) => wanted));
  const view = wide && chosen === 'note' ? 'about' : chosen;

  return (
    <Box css={look} data-below={wide ? undefined : ''} {...(wide ? beside : below)}>
      <Stack gap="4" {...(wide ? { ...column, ...inset } : { display: 'contents' })}>
        <BackLink
          to={links.youtube()}
          alignSelf="flex-start"
          display="inline-flex"
          alignItems="center"
          gap="1"
          color="fg.muted"
          textStyle="sm"
          _hover={{ color: 'fg' }}
        >
          <Icon as={ArrowLeft} />
          {texts.video.back}
        </BackLink>
        <Stack
          ref={box}
          tabIndex={-1}
          outline="none"
          gap="2"
          bg="bg"
          zIndex="1"
          top={wide ? '0' : 'calc(4rem + env(safe-area-inset-top))'}
          paddingBottom="2"
          data-player=""
        >
          <PlayerFrame video={video} player={player} />
          <PlayerBar player={player} onInsert={insert} />
        </Stack>
        <VideoHeader video={video} />
        <ToggleGroup
          label={texts.video.views}
          options={
            wide
              ? [viewOf('about'), viewOf('transcript')]
              : [viewOf('note'), viewOf('about'), viewOf('transcript')]
          }
          value={view}
          onChange={(next) => {
            setChosen(next);
            if (next === 'transcript') setTranscriptOpened(true);
          }}
        />
        {view === 'about' && <Description description={video.description} player={player} />}
        {/* It stays: a text that was pasted, and where somebody reads. */}
        {transcriptOpened && (
          <Box hidden={view !== 'transcript'}>
            <TranscriptTab video={video} player={player} />
          </Box>
        )}
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
