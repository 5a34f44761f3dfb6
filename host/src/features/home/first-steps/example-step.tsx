import { AlertDialog } from '@my-note/shared-kit/overlays';
import { Button } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { useItems } from '../../../platform/menu/use-menu.ts';
import { homeTexts } from '../texts.ts';
import { changedInside } from './first-steps.ts';
import { OnboardingStep } from './onboarding-step.tsx';
import type { useExamples } from './use-examples.ts';

/** Loads the example notes, or removes them; where somebody wrote in there, that is asked for first. */
export function ExampleStep({ examples }: { examples: ReturnType<typeof useExamples> }) {
  const { category, load, remove, busy } = examples;
  const { data: items = [] } = useItems();
  const [asked, setAsked] = useState(false);
  const changed = category ? changedInside(items, category.slug) : 0;
  const onClick = () => {
    if (!category) void load();
    else if (changed > 0) setAsked(true);
    else void remove();
  };
  return (
    <>
      <OnboardingStep
        done={Boolean(category)}
        text={category ? homeTexts.examplesPresent : homeTexts.examplesHint}
      >
        <Button size="xs" variant="outline" loading={busy} onClick={onClick}>
          {category ? homeTexts.removeExamples : homeTexts.loadExamples}
        </Button>
      </OnboardingStep>
      <AlertDialog
        open={asked}
        title={homeTexts.removeExamplesTitle}
        confirmLabel={homeTexts.removeExamples}
        busy={busy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void remove().then(() => setAsked(false))}
      >
        {homeTexts.removeExamplesText(changed)}
      </AlertDialog>
    </>
  );
}
