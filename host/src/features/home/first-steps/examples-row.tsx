import type { ListItem } from '@my-note/contract';
import { Box } from '@my-note/kit/ui';
import { useItems } from '../../../platform/menu/use-items.ts';
import { ExampleStep } from './example-step.tsx';
import { useExamples } from './use-examples.ts';
import { useFirstSteps } from './use-first-steps.ts';

// Avoids a request where there are no examples; a renamed category of examples is rare.
const mayHave = (items: readonly ListItem[]) =>
  items.some(({ type, slug }) => type === 'category' && /^examples(-\d+)?$/.test(slug));

/** Offers to remove the example notes when the first steps are hidden. */
export function ExamplesRow() {
  const { data: items = [] } = useItems();
  const { shown } = useFirstSteps();
  const examples = useExamples(!shown && mayHave(items));
  if (shown || !examples.category) return null;
  return (
    <Box as="ul" listStyleType="none">
      <ExampleStep examples={examples} />
    </Box>
  );
}
