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

/** Pauses between the tries to reach a service that is away, in milliseconds. */
const PAUSES = [0, 1_000, 3_000, 9_000, 15_000];
/** An error this close to where it last began again is one of the file, in seconds. */
const SAME_PLACE = 0.5;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A sound or a film. After its address has expired, or the connection broke, it goes on where it was. */
export function Player({ kind, name, url, again, onBroken }: PlayerProps) {
  const element = useRef<HTMLVideoElement>(null);
  const hasPlayed = useRef(false);
  const resumedAt = useRef(Number.NEGATIVE_INFINITY);

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
    if (!player) return;
    const { currentTime, paused } = player;
    const isSamePlace = Math.abs(currentTime - resumedAt.current) < SAME_PLACE;
    if (!again || !hasPlayed.current || isSamePlace) return onBroken();
    hasPlayed.current = false;
    for (const ms of PAUSES) {
      if (ms > 0) await pause(ms);
      const address = await again();
      // It was closed meanwhile.
      if (element.current !== player) return;
      if (address === undefined) continue;
      resumedAt.current = currentTime;
      player.src = address;
      player.currentTime = currentTime;
      if (!paused) await player.play().catch(() => undefined);
      return;
    }
    onBroken();
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
