import { chakra, Text } from '@my-note/kit/ui';
import type { Chapter } from '../../model/description.ts';
import { formatTime } from '../../model/times.ts';
import type { Player } from '../../player/player.ts';
import { usePlayer } from '../../player/use-player.ts';
import { SeekRow } from '../../ui/seek-row.tsx';

/** The chapters of the video; the current one is marked. */
export function Chapters({ chapters, player }: { chapters: readonly Chapter[]; player: Player }) {
  const current = usePlayer(player, ({ time, wanted }) =>
    wanted ? chapters.filter(({ seconds }) => seconds <= time).length - 1 : -1,
  );
  return (
    <chakra.ol listStyleType="none" marginX="-2">
      {chapters.map(({ seconds, title }, at) => (
        <li key={seconds}>
          <SeekRow
            type="button"
            aria-current={at === current ? 'true' : undefined}
            onClick={() => player.seek(seconds)}
          >
            <Text as="span" color="accent.fg" fontVariantNumeric="tabular-nums" flex="none" minWidth="10">
              {formatTime(seconds)}
            </Text>
            <Text as="span" flex="1" dir="auto" overflowWrap="anywhere">
              {title}
            </Text>
          </SeekRow>
        </li>
      ))}
    </chakra.ol>
  );
}
