import { Button, HStack, Icon, Text } from '@my-note/kit/ui';
import { Clock, Pause, Play, RotateCcw } from 'lucide-react';
import { formatTime } from '../model/times.ts';
import { texts } from '../texts.ts';
import { QuietIconButton } from '../ui/quiet-icon-button.tsx';
import type { Player } from './player.ts';
import { playerKeys, withKeys } from './player-keys.ts';
import { usePlayer } from './use-player.ts';
import { BACK_SECONDS } from './use-player-keys.ts';

interface PlayerBarProps {
  player: Player;
  /** Inserts the shown time into the note. */
  onInsert: () => void;
}

/** Controls of the player for taking notes. */
export function PlayerBar({ player, onInsert }: PlayerBarProps) {
  const time = usePlayer(player, (state) => Math.floor(state.time));
  const playing = usePlayer(player, (state) => state.playing);
  return (
    <HStack gap="1" wrap="wrap">
      <QuietIconButton
        label={texts.video.toggle}
        icon={playing ? Pause : Play}
        size="sm"
        color="fg"
        title={withKeys(texts.video.toggle, playerKeys.toggle)}
        onClick={player.toggle}
      />
      <QuietIconButton
        label={texts.video.backFive}
        icon={RotateCcw}
        size="sm"
        color="fg"
        title={withKeys(texts.video.backFive, playerKeys.back)}
        onClick={() => player.back(BACK_SECONDS)}
      />
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" minWidth="10" paddingX="1">
        {formatTime(time)}
      </Text>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
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
