import type { ImportReport, Job } from '@my-note/contract/jobs';
import { useMutation } from '@my-note/kit/query';
import { captureUser } from '@my-note/kit/session';
import { Button, Heading, HStack, Stack, Text, toast } from '@my-note/kit/ui';
import { useState } from 'react';
import { CategorySelect } from '../category-select.tsx';
import { jobMutations } from '../jobs.mutations.ts';
import { transferTexts as texts } from '../texts.ts';
import { LossList } from './loss-list.tsx';
import { Outline } from './outline.tsx';

/** What an import will create, before it is confirmed. */
export function Preview({ job, report }: { job: Job; report: ImportReport }) {
  const confirm = useMutation(jobMutations.confirm());
  const cancel = useMutation(jobMutations.cancel());
  const [category, setCategory] = useState<string | null>(null);
  const source = report.program ? texts.program(report.program) : texts.sources[report.source];

  const run = async () => {
    // The query client shows a refusal. This preview is unmounted afterwards, so nothing may depend on it.
    const isSame = captureUser();
    const done = await confirm.mutateAsync({ id: job._id, category }).catch(() => undefined);
    if (done && isSame())
      toast({ title: texts.imported, description: texts.brought(report), type: 'success' });
  };
  return (
    <Stack
      as="section"
      aria-label={texts.previewTitle}
      gap="4"
      padding={{ base: '4', md: '5' }}
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
    >
      <Stack gap="1">
        <Heading as="h3" size="md">
          {texts.previewTitle}
        </Heading>
        <Text color="fg.muted" overflowWrap="anywhere">
          {texts.previewOf(source, job.name ?? '', texts.brought(report))}
        </Text>
      </Stack>
      <Outline {...report} />
      <LossList {...report} />
      <CategorySelect
        label={texts.into}
        none={texts.topLevel}
        gone={texts.categoryGone}
        value={category}
        onChange={setCategory}
      />
      <HStack gap="3">
        <Button loading={confirm.isPending} disabled={cancel.isPending} onClick={() => void run()}>
          {texts.import}
        </Button>
        <Button
          variant="outline"
          colorPalette="gray"
          loading={cancel.isPending}
          disabled={confirm.isPending}
          onClick={() => cancel.mutate(job._id)}
        >
          {texts.cancel}
        </Button>
      </HStack>
    </Stack>
  );
}
