import type { Video } from '@my-note/contract/youtube';
import { Box, Button, Center, chakra, Icon, Text } from '@my-note/kit/ui';
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { watchUrl } from '../model/video-url.ts';
import { texts } from '../texts.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';
import type { Player } from './player.ts';
import { playerUrl } from './player-messages.ts';
import { usePlayer } from './use-player.ts';

const FILL = { position: 'absolute', inset: '0', width: '100%', height: '100%' } as const;

interface PlayerFrameProps {
  video: Video;
  player: Player;
}

/** Youtube's player; until the user starts it, only a picture and no code of Youtube's. */
export function PlayerFrame({ video, player }: PlayerFrameProps) {
  const wanted = usePlayer(player, (state) => state.wanted);
  const broken = usePlayer(player, (state) => state.broken);
  if (!wanted) return <Poster video={video} player={player} />;
  return (
    <Box position="relative" aspectRatio="16 / 9" bg="bg.muted" borderRadius="md" overflow="hidden">
      {broken ? (
        <Center {...FILL} padding="6" flexDirection="column" gap="2" textAlign="center" role="alert">
          <Text>{texts.video.broken}</Text>
          <Button size="sm" onClick={player.retry}>
            {texts.video.retry}
          </Button>
          <chakra.a
            href={watchUrl(video.videoId)}
            target="_blank"
            rel="noreferrer"
            textDecoration="underline"
          >
            {texts.video.onYoutube}
          </chakra.a>
        </Center>
      ) : (
        <Frame video={video} player={player} />
      )}
    </Box>
  );
}

function Frame({ video, player }: PlayerFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current ? player.attach(frame.current) : undefined), [player]);
  return (
    <chakra.iframe
      ref={frame}
      {...FILL}
      border="0"
      title={texts.video.player(video.title)}
      // A new URL would reload the player, so later seeks do not change it.
      src={playerUrl(video.videoId, player.get().start)}
      // Without it the player refuses to play (its error 153).
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
    />
  );
}

const Poster = ({ video, player }: PlayerFrameProps) => (
  <chakra.button
    type="button"
    display="block"
    position="relative"
    width="100%"
    cursor="pointer"
    borderRadius="md"
    aria-label={texts.video.play(video.title)}
    title={texts.video.privacy}
    onClick={() => player.play()}
  >
    <Thumbnail id={video._id} eager />
    <Center position="absolute" inset="0">
      <Center boxSize="16" borderRadius="full" bg="bg.panel" color="accent.fg" boxShadow="md">
        <Icon as={Play} size={28} />
      </Center>
    </Center>
  </chakra.button>
);
