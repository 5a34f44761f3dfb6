import { Button, HStack, Icon, IconButton, Text } from '@my-note/shared-kit/ui';
import { Clock, Pause, Play, RotateCcw } from 'lucide-react';
import { formatTime } from '../model/times.ts';
import { texts } from '../texts.ts';
import type { Player } from './player.ts';
import { playerKeys, withKeys } from './player-keys.ts';
import { usePlayer } from './use-player.ts';
import { BACK_SECONDS } from './use-player-keys.ts';

interface PlayerBarProps {
  player: Player;
  /** Writes the time that is shown into the note. */
  onInsert: () => void;
}

/** What a person who takes notes needs of the player, outside of it. */
export function PlayerBar({ player, onInsert }: PlayerBarProps) {
  const time = usePlayer(player, (state) => Math.floor(state.time));
  const playing = usePlayer(player, (state) => state.playing);
  const Toggle = playing ? Pause : Play;
  const quiet = { size: 'sm', variant: 'ghost', colorPalette: 'gray' } as const;
  return (
    <HStack gap="1" wrap="wrap">
      <IconButton
        {...quiet}
        aria-label={texts.video.toggle}
        title={withKeys(texts.video.toggle, playerKeys.toggle)}
        onClick={player.toggle}
      >
        <Icon as={Toggle} />
      </IconButton>
      <IconButton
        {...quiet}
        aria-label={texts.video.backFive}
        title={withKeys(texts.video.backFive, playerKeys.back)}
        onClick={() => player.back(BACK_SECONDS)}
      >
        <Icon as={RotateCcw} />
      </IconButton>
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" minWidth="10" paddingX="1">
        {formatTime(time)}
      </Text>
      <Button
        {...quiet}
        variant="outline"
        marginInlineStart="auto"
        title={withKeys(texts.video.insertTime(formatTime(time)), playerKeys.insert)}
        onClick={onInsert}
      >
        <Icon as={Clock} />
        {texts.video.insert}
      </Button>
    </HStack>
  );
}
