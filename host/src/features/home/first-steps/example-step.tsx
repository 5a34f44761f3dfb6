import { AlertDialog } from '@my-note/kit/overlays';
import { Button } from '@my-note/kit/ui';
import { useState } from 'react';
import { useItems } from '../../../platform/menu/use-items.ts';
import { homeTexts } from '../texts.ts';
import { changedInside } from './first-steps.ts';
import { OnboardingStep } from './onboarding-step.tsx';
import type { useExamples } from './use-examples.ts';

/** Loads or removes the example notes; removal asks for confirmation when some of them were changed. */
export function ExampleStep({ examples }: { examples: ReturnType<typeof useExamples> }) {
  const { category, load, remove, busy } = examples;
  const { data: items = [] } = useItems();
  const [confirming, setConfirming] = useState(false);
  const changed = category ? changedInside(items, category.slug) : 0;
  const onClick = () => {
    if (!category) void load();
    else if (changed > 0) setConfirming(true);
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
        open={confirming}
        title={homeTexts.removeExamplesTitle}
        confirmLabel={homeTexts.removeExamples}
        busy={busy}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void remove().then(() => setConfirming(false))}
      >
        {homeTexts.removeExamplesText(changed)}
      </AlertDialog>
    </>
  );
}
