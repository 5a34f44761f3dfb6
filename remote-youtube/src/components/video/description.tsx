import { chakra, Heading, Stack, Text } from '@my-note/kit/ui';
import { useMemo } from 'react';
import { parseChapters, splitDescription } from '../../model/description.ts';
import { formatTime } from '../../model/times.ts';
import type { Player } from '../../player/player.ts';
import { texts } from '../../texts.ts';
import { Chapters } from './chapters.tsx';

interface DescriptionProps {
  description: string;
  player: Player;
}

/** The video's description: its chapters, and the text with times and URLs as links. */
export function Description({ description, player }: DescriptionProps) {
  const chapters = useMemo(() => parseChapters(description), [description]);
  const pieces = useMemo(() => splitDescription(description), [description]);
  if (!description.trim()) return <Text color="fg.muted">{texts.video.noDescription}</Text>;
  return (
    <Stack gap="6">
      {chapters.length > 0 && (
        <Stack as="section" gap="1">
          <Heading as="h2" size="sm" color="fg.muted">
            {texts.video.chapters}
          </Heading>
          <Chapters chapters={chapters} player={player} />
        </Stack>
      )}
      <Text as="div" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
        {pieces.map(({ at, text, href, seconds }) => {
          if (href)
            return (
              <Outside key={at} href={href} target="_blank" rel="noreferrer nofollow">
                {text}
              </Outside>
            );
          if (seconds === undefined) return text;
          return (
            <Time
              key={at}
              type="button"
              aria-label={texts.video.seek(formatTime(seconds))}
              onClick={() => player.seek(seconds)}
            >
              {text}
            </Time>
          );
        })}
      </Text>
    </Stack>
  );
}

const link = { base: { color: 'accent.fg', textDecoration: 'underline', cursor: 'pointer' } };
const Outside = chakra('a', link);
// Inline like a link: the chapters above are large enough for touch.
const Time = chakra('button', link);
