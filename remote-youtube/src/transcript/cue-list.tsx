import type { Cue } from '@my-note/contract/youtube';
import { Highlight } from '@my-note/shared-kit/forms';
import { useNear } from '@my-note/shared-kit/lists';
import { chakra, Text } from '@my-note/shared-kit/ui';
import { memo, type PointerEvent, useEffect, useRef } from 'react';
import { formatTime } from '../model/times.ts';
import type { Player } from '../player/player.ts';
import { usePlayer } from '../player/use-player.ts';
import { texts } from '../texts.ts';
import { SeekRow } from '../ui/seek-row.tsx';
import { currentCue, rangesOf } from './find-cues.ts';

interface CueListProps {
  cues: readonly Cue[];
  /** Places of the lines that are shown. */
  found: readonly number[];
  search: string;
  player: Player;
  /** Keeps the line that is said in sight. */
  following: boolean;
  /** The reader went elsewhere. */
  onLeave: () => void;
}
const LINE = 'data-line';
const SCROLLING = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'Tab']);

/** The lines of a transcript; a click on one goes to where it is said. */
export function CueList({ cues, found, search, player, following, onLeave }: CueListProps) {
  const box = useRef<HTMLOListElement>(null);
  const current = usePlayer(player, ({ time, wanted }) => (wanted ? currentCue(cues, time) : -1));
  useEffect(() => {
    const list = box.current;
    const line = following && list?.querySelector<HTMLElement>(`[${LINE}="${current}"]`);
    if (!list || !line) return;
    // Only within the list: the page around it stays where it is.
    const top = line.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    list.scrollTo({ top: top - list.clientHeight / 3, behavior: motion() });
  }, [current, following]);

  // A press beside the lines is one on the scroll bar.
  const leaveByBar = ({ target, currentTarget }: PointerEvent) => target === currentTarget && onLeave();

  return (
    <chakra.ol
      ref={box}
      listStyleType="none"
      aria-label={texts.transcript.lines}
      position="relative"
      maxHeight={{ base: '60dvh', md: '24rem' }}
      overflowY="auto"
      overscrollBehavior="contain"
      onWheel={onLeave}
      onTouchMove={onLeave}
      onPointerDown={leaveByBar}
      onKeyDown={({ key }) => SCROLLING.has(key) && onLeave()}
    >
      {blocksOf(found).map((places, n) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the list
          key={n}
          places={places}
          first={n === 0}
          cues={cues}
          search={search}
          current={places.includes(current) ? current : -1}
          player={player}
        />
      ))}
    </chakra.ol>
  );
}

const motion = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/** Lines of one block. */
const BLOCK = 200;
const ROW_REM = 2.25;

const blocksOf = (places: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(places.length / BLOCK) }, (_, n) =>
    places.slice(n * BLOCK, (n + 1) * BLOCK),
  );

interface BlockProps extends Pick<CueListProps, 'cues' | 'search' | 'player'> {
  /** Places of its lines. */
  places: readonly number[];
  first: boolean;
  /** The line that is said; -1 when it stands in another block. */
  current: number;
}

// Of a long transcript only what is near the screen, and what is said, is made.
const Block = memo(
  function Block({ places, first, cues, search, current, player }: BlockProps) {
    const [box, near] = useNear<HTMLLIElement>();
    // What was made stays: a focus in it, and its height.
    const was = useRef(false);
    was.current ||= first || near || current !== -1;
    const made = was.current;
    return (
      <chakra.li ref={box} minHeight={made ? undefined : `${places.length * ROW_REM}rem`}>
        {made && (
          <chakra.ol listStyleType="none">
            {places.map((at) => (
              <Line
                key={at}
                at={at}
                cue={cues[at]}
                search={search}
                current={at === current}
                player={player}
              />
            ))}
          </chakra.ol>
        )}
      </chakra.li>
    );
  },
  // Its places are made anew each time.
  (before, next) =>
    before.places.join() === next.places.join() &&
    before.cues === next.cues &&
    before.search === next.search &&
    before.current === next.current &&
    before.player === next.player,
);

interface LineProps {
  at: number;
  cue: Cue | undefined;
  search: string;
  current: boolean;
  player: Player;
}

// There may be thousands, of which one changes with each line that is said.
const Line = memo(function Line({ at, cue, search, current, player }: LineProps) {
  if (!cue) return null;
  const { start, text } = cue;
  const words = (
    <Text as="span" flex="1" minWidth="0" dir="auto" overflowWrap="anywhere">
      <Highlight text={text} ranges={rangesOf(text, search)} />
    </Text>
  );
  return (
    <chakra.li
      css={{ contentVisibility: 'auto', containIntrinsicHeight: 'auto 2.25rem' }}
      {...{ [LINE]: at }}
    >
      {start === null ? (
        <Text paddingX="2" paddingY="1.5">
          {words}
        </Text>
      ) : (
        <SeekRow type="button" aria-current={current ? 'true' : undefined} onClick={() => player.seek(start)}>
          <Text as="span" color="accent.fg" fontVariantNumeric="tabular-nums" flex="none" minWidth="10">
            {formatTime(start)}
          </Text>
          {words}
        </SeekRow>
      )}
    </chakra.li>
  );
});
