import { Box } from '@chakra-ui/react';
import { memo } from 'react';
import type { Emoji } from './emojis.ts';
import { COLUMNS } from './grid-keys.ts';
import { iconTexts } from './texts.ts';

interface EmojiGridProps {
  id: string;
  emojis: readonly Emoji[];
  /** With headings, in the order of keyboards. */
  grouped: boolean;
  active: number;
  onChoose: (emoji: string) => void;
}

const styles = {
  '& [data-emojis]': {
    display: 'grid',
    gridTemplateColumns: `repeat(${COLUMNS}, 1fr)`,
    // Groups that are out of view are not drawn.
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 30rem',
  },
  '& [role=option]': {
    display: 'grid',
    placeItems: 'center',
    height: '10',
    fontSize: '1.5rem',
    lineHeight: '1',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
  '& [role=option][aria-selected=true]': {
    bg: 'accent.subtle',
    outline: '2px solid',
    outlineColor: 'accent.solid',
  },
  '& [data-heading]': {
    paddingX: '2',
    paddingTop: '2',
    paddingBottom: '1',
    fontSize: 'xs',
    fontWeight: '600',
    color: 'fg.muted',
  },
};

const Options = memo(function Options({
  id,
  emojis,
  from,
  active,
  onChoose,
}: Omit<EmojiGridProps, 'grouped'> & { from: number }) {
  return (
    <div data-emojis="" role="presentation">
      {emojis.map(({ emoji, label }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
        <div
          key={emoji}
          id={`${id}-${from + index}`}
          role="option"
          tabIndex={-1}
          aria-selected={active === index}
          aria-label={label}
          title={label}
          onClick={() => onChoose(emoji)}
        >
          {emoji}
        </div>
      ))}
    </div>
  );
});

/** The emojis as a grid of plain elements, as there are two thousand of them. */
export function EmojiGrid({ id, emojis, grouped, active, onChoose }: EmojiGridProps) {
  const starts = grouped
    ? emojis.flatMap(({ group }, index) => (index === 0 || emojis[index - 1]?.group !== group ? index : []))
    : [0];
  return (
    <Box id={id} role="listbox" aria-label={iconTexts.emojis} paddingX="2" css={styles}>
      {starts.map((from, at) => {
        const part = emojis.slice(from, starts[at + 1]);
        const group = part[0]?.group;
        const options = (
          <Options
            id={id}
            emojis={part}
            from={from}
            active={active >= from && active < from + part.length ? active - from : -1}
            onChoose={onChoose}
          />
        );
        if (!grouped || group === undefined) return <Box key={from}>{options}</Box>;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a part of a listbox, not of a form
          <div key={from} role="group" aria-label={iconTexts.emojiGroups[group]}>
            <div data-heading="" aria-hidden>
              {iconTexts.emojiGroups[group]}
            </div>
            {options}
          </div>
        );
      })}
    </Box>
  );
}
