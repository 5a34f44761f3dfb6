import type { Cue } from '@my-note/contract/youtube';
import { Highlight } from '@my-note/kit/forms';
import { useNear } from '@my-note/kit/lists';
import { chakra, Text } from '@my-note/kit/ui';
import { memo, type PointerEvent, useEffect, useRef } from 'react';
import { formatTime } from '../model/times.ts';
import type { Player } from '../player/player.ts';
import { usePlayer } from '../player/use-player.ts';
import { texts } from '../texts.ts';
import { SeekRow } from '../ui/seek-row.tsx';
import { currentCue, rangesOf } from './find-cues.ts';

interface CueListProps {
  cues: readonly Cue[];
  /** Indices of the shown lines. */
  found: readonly number[];
  search: string;
  player: Player;
  /** Keeps the current line on screen. */
  following: boolean;
  /** The user scrolled away. */
  onLeave: () => void;
}
const LINE = 'data-line';
const SCROLLING = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'Tab']);

/** The lines of a transcript; a click on one seeks to its time. */
export function CueList({ cues, found, search, player, following, onLeave }: CueListProps) {
  const box = useRef<HTMLOListElement>(null);
  const current = usePlayer(player, ({ time, wanted }) => (wanted ? currentCue(cues, time) : -1));
  useEffect(() => {
    const list = box.current;
    const line = following && list?.querySelector<HTMLElement>(`[${LINE}="${current}"]`);
    if (!list || !line) return;
    // Scrolls only the list, not the page.
    const top = line.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    list.scrollTo({ top: top - list.clientHeight / 3, behavior: motion() });
  }, [current, following]);

  // A press beside the lines is on the scroll bar.
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
  /** Indices of its lines. */
  places: readonly number[];
  first: boolean;
  /** The current line; -1 when it is in another block. */
  current: number;
}

// Only blocks near the screen, and the one with the current line, are rendered.
const Block = memo(
  function Block({ places, first, cues, search, current, player }: BlockProps) {
    const [box, near] = useNear<HTMLLIElement>();
    // A rendered block stays, with its height and a focus in it.
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
  // `places` is a new array on each render.
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

// There may be thousands of lines, and only two change with the current one.
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
