import type { ExportFormat, Job } from '@my-note/contract/jobs';
import { Choice } from '@my-note/kit/forms';
import { useQueryClient } from '@my-note/kit/query';
import { useSearchParams } from '@my-note/kit/router';
import { Box, Button, Flex, Icon, Section, Stack, Text } from '@my-note/kit/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { sizeText } from '../../size-text.ts';
import { CategorySelect } from '../category-select.tsx';
import { ProgressCard } from '../progress-card.tsx';
import { Steps } from '../steps.tsx';
import { transferTexts as texts } from '../texts.ts';
import { exporting, runExport } from './run-export.ts';

const FORMATS = ['markdown', 'html'] as const;

/** Exports everything or one category, which the URL may name. */
export function ExportSection({ jobs }: { jobs: readonly Job[] }) {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [category, setCategory] = useState(search.get('export'));
  const [format, setFormat] = useState<ExportFormat>('markdown');
  const running = exporting.use();
  const job = jobs.find(({ _id }) => _id === running?.jobId);

  return (
    <Section level="h2" title={texts.exportTitle} hint={texts.exportHint}>
      <Steps step={running ? 'running' : 'choosing'} says={running ? texts.exportStarts : ''}>
        {running ? (
          <ProgressCard
            label={texts.exportStarts}
            text={
              job && job.total > 0
                ? texts.exported(job.done, job.total, sizeText(running.bytes))
                : texts.exportStarts
            }
            value={job && job.total > 0 ? job.done / job.total : null}
            onCancel={exporting.stop}
          />
        ) : (
          <Stack gap="4">
            <Box maxWidth="24rem">
              <Choice
                label={texts.exportFormat}
                options={FORMATS}
                names={texts.exportFormats}
                value={format}
                onChange={setFormat}
              />
            </Box>
            <Text fontSize="sm" color="fg.muted">
              {texts.exportFormatHints[format]}
            </Text>
            <Flex gap="3" align="flex-end" wrap="wrap">
              <CategorySelect
                label={texts.exportWhat}
                none={texts.everything}
                gone={texts.categoryGone}
                value={category}
                onChange={setCategory}
              />
              <Button onClick={() => void runExport(client, { category, format })}>
                <Icon as={Download} />
                {texts.export}
              </Button>
            </Flex>
          </Stack>
        )}
      </Steps>
    </Section>
  );
}
