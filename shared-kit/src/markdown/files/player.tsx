import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

interface PlayerProps {
  kind: 'audio' | 'video';
  name: string;
  url: string;
  /** Asks once more for an address that the player reads itself. */
  again: (() => Promise<string | undefined>) | undefined;
  onBroken: () => void;
}

/** A sound or a film. After its address has expired, or the connection broke, it goes on where it was. */
export function Player({ kind, name, url, again, onBroken }: PlayerProps) {
  const element = useRef<HTMLVideoElement>(null);
  const hasPlayed = useRef(false);

  useEffect(() => {
    const player = element.current;
    if (player) player.src = url;
    return () => {
      // Otherwise the browser goes on downloading for an element that is gone.
      player?.removeAttribute('src');
      player?.load();
    };
  }, [url]);

  const resume = async () => {
    const player = element.current;
    if (!player || !again || !hasPlayed.current) return onBroken();
    hasPlayed.current = false;
    const { currentTime, paused } = player;
    const address = await again();
    if (address === undefined) return onBroken();
    player.src = address;
    player.currentTime = currentTime;
    if (!paused) await player.play().catch(() => undefined);
  };

  const media = {
    ref: element,
    title: name,
    'aria-label': name,
    controls: true,
    autoPlay: true,
    onLoadedData: () => {
      hasPlayed.current = true;
    },
    onError: () => void resume(),
  };
  if (kind === 'audio')
    return (
      <Box padding="3">
        <chakra.audio {...media} width="100%" display="block" />
      </Box>
    );
  return <chakra.video {...media} playsInline display="block" width="100%" maxHeight="70vh" bg="black" />;
}
