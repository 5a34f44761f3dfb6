import type { ReleaseGuard } from '@my-note/contract/releases';
import { Box, RelativeDate, Stack, Text } from '@my-note/kit/ui';
import { formatPart } from '../format.ts';
import { releasesTexts as texts } from '../texts.ts';

/** How much of the evidence that takes the canary back there is. */
const Evidence = ({ part }: { part: number }) => (
  <Box
    role="img"
    aria-label={texts.guardPart(formatPart(Math.min(part, 1)))}
    height="1.5"
    maxWidth="20rem"
    borderRadius="full"
    bg="bg.muted"
    overflow="hidden"
  >
    <Box
      height="full"
      bg={part >= 1 ? 'red.solid' : part > 0.5 ? 'orange.solid' : 'accent.solid'}
      style={{ width: `${Math.min(part, 1) * 100}%` }}
    />
  </Box>
);

/** What the guard has seen of a canary, and what it does next. */
export function GuardState({ guard, percent }: { guard: ReleaseGuard | null; percent: number }) {
  if (!guard) return <Text color="fg.muted">{texts.unguarded}</Text>;
  const { loads, loadsNeeded, secondsNeeded, next, comparisons, who, since } = guard;
  const wait = texts.seconds(secondsNeeded);
  return (
    <Stack gap="3">
      <Box>
        <Text>
          {next === 'live'
            ? texts.guardToLive(loads, loadsNeeded, percent, wait)
            : texts.guardToNext(loads, loadsNeeded, percent, next, wait)}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          <RelativeDate value={since} text={(when) => texts.guardBegun(who, when)} />
        </Text>
      </Box>
      <Stack as="ul" listStyleType="none" gap="3">
        {comparisons.map(({ part, text }) => (
          <Stack as="li" key={text} gap="1">
            <Text fontSize="sm" overflowWrap="anywhere">
              {text}
            </Text>
            <Evidence part={part} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
