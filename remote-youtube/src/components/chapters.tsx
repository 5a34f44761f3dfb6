import { chakra, Text } from '@my-note/shared-kit/ui';
import type { Chapter } from '../model/description.ts';
import { formatTime } from '../model/times.ts';
import type { Player } from '../player/player.ts';
import { usePlayer } from '../player/use-player.ts';

/** The parts of the video; the one that is played is marked. */
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

/** A line that leads to a point of the video. */
export const SeekRow = chakra('button', {
  base: {
    display: 'flex',
    gap: '3',
    width: '100%',
    textAlign: 'start',
    paddingX: '2',
    paddingY: '1.5',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current]': { bg: 'bg.muted' },
    '@media (pointer: coarse)': { minHeight: 'touchTarget' },
  },
});
