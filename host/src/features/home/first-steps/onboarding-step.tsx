import { Box, Grid, Icon, Text } from '@my-note/kit/ui';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeTexts } from '../texts.ts';

interface StepProps {
  /** Omitted when it cannot be known. */
  done?: boolean;
  text: string;
  children: ReactNode;
}

/** One of the first steps: a sentence and a button. */
export const OnboardingStep = ({ done = false, text, children }: StepProps) => (
  <Grid
    as="li"
    listStyleType="none"
    // On phones the button is below the sentence.
    templateColumns={{ base: 'auto 1fr', sm: 'auto 1fr auto' }}
    alignItems="center"
    columnGap="3"
    rowGap="1"
    minHeight="touchTarget"
    paddingY={{ base: '1.5', sm: '0' }}
  >
    <Box as="span" color={done ? 'accent.fg' : 'border.emphasized'}>
      {done ? <Icon as={CircleCheck} size={18} label={homeTexts.stepDone} /> : <Icon as={Circle} size={18} />}
    </Box>
    <Text color={done ? 'fg.muted' : 'fg'}>{text}</Text>
    <Box gridColumn={{ base: '2', sm: 'auto' }}>{children}</Box>
  </Grid>
);
