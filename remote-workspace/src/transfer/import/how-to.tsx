import { Box, chakra, Disclosure, Stack, Text } from '@my-note/kit/ui';
import { transferTexts as texts } from '../texts.ts';

const Term = chakra('dt');
const Way = chakra('dd');

/** How to export from each program. */
export const HowTo = () => (
  <Disclosure summary={texts.howTo}>
    <Stack as="dl" gap="3">
      {texts.ways.map(({ name, text }) => (
        <Box key={name}>
          <Term fontWeight="600">{name}</Term>
          <Way color="fg.muted">
            <Text>{text}</Text>
          </Way>
        </Box>
      ))}
    </Stack>
  </Disclosure>
);
