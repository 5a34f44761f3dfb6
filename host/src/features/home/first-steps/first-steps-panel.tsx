import { links } from '@my-note/contract';
import { Link } from '@my-note/kit/router';
import { Box, Button, Heading, HStack, Stack } from '@my-note/kit/ui';
import { useId } from 'react';
import { useCreate } from '../../../platform/commands/create-context.ts';
import { shellDialogs } from '../../../platform/dialogs/shell-dialogs.ts';
import { useItems } from '../../../platform/menu/use-items.ts';
import { texts } from '../../../platform/texts.ts';
import { homeTexts } from '../texts.ts';
import { ExampleStep } from './example-step.tsx';
import { firstSteps } from './first-steps.ts';
import { OnboardingStep } from './onboarding-step.tsx';
import { useExamples } from './use-examples.ts';
import { useFirstSteps } from './use-first-steps.ts';

/** First steps for a new user, until they are done or dismissed. */
export function FirstStepsPanel() {
  const id = useId();
  const add = useCreate();
  const { shown, hide } = useFirstSteps();
  const { data: items = [] } = useItems();
  const examples = useExamples(shown);
  if (!shown) return null;
  const done = firstSteps(items, examples.category);
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap="2"
      padding="5"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
    >
      <HStack justify="space-between">
        <Heading as="h2" id={id} size="md">
          {homeTexts.firstSteps}
        </Heading>
        <Button
          size="xs"
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          marginEnd="-2.5"
          onClick={hide}
        >
          {homeTexts.hideFirstSteps}
        </Button>
      </HStack>
      <Box as="ul" listStyleType="none">
        <ExampleStep examples={examples} />
        <OnboardingStep done={done.note} text={homeTexts.noteHint}>
          <Button size="xs" variant="outline" onClick={() => add('notes/new-note')}>
            {texts.newNote}
          </Button>
        </OnboardingStep>
        <OnboardingStep done={done.category} text={homeTexts.categoryHint}>
          <Button size="xs" variant="outline" onClick={() => add('notes/new-category', null)}>
            {texts.newCategory}
          </Button>
        </OnboardingStep>
        <OnboardingStep text={homeTexts.transferHint}>
          <Button asChild size="xs" variant="outline">
            <Link to={links.transfer()}>{homeTexts.transfer}</Link>
          </Button>
        </OnboardingStep>
        <OnboardingStep text={homeTexts.shortcutsHint}>
          <Button size="xs" variant="outline" onClick={() => shellDialogs.open('shortcuts')}>
            {homeTexts.shortcuts}
          </Button>
        </OnboardingStep>
      </Box>
    </Stack>
  );
}
