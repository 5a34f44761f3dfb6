import type { Job } from '@my-note/contract/jobs';
import { numberFormat } from '@my-note/contract/language';
import { useMutation } from '@my-note/kit/query';
import { Box, Section, Text } from '@my-note/kit/ui';
import { jobMutations } from '../jobs.mutations.ts';
import { isRunning } from '../jobs.queries.ts';
import { ProgressCard } from '../progress-card.tsx';
import { Steps } from '../steps.tsx';
import { transferTexts as texts } from '../texts.ts';
import { FileChooser } from './file-chooser.tsx';
import { HowTo } from './how-to.tsx';
import { Preview } from './preview.tsx';
import { sending } from './run-import.ts';

const percent = numberFormat({ style: 'percent' });

/** Uploads the chosen files, shows a preview, and imports them. */
export function ImportSection({ jobs }: { jobs: readonly Job[] }) {
  const sent = sending.use();
  const cancel = useMutation(jobMutations.cancel());
  const last = jobs.find(({ kind }) => kind === 'import');
  return (
    <Section level="h2" title={texts.importTitle} hint={texts.importHint}>
      {sent ? (
        <Steps step="sending" says={sent.sent === null ? texts.packing : texts.sending}>
          <ProgressCard
            label={texts.sending}
            text={sent.sent === null ? texts.packing : texts.uploading(percent(sent.sent))}
            value={sent.sent}
            onCancel={sending.stop}
          />
        </Steps>
      ) : last && isRunning(last) ? (
        <Steps step="reading" says={texts.reading}>
          <ProgressCard
            label={texts.reading}
            text={last.total > 0 ? texts.read(last.done, last.total) : texts.reading}
            value={last.total > 0 ? last.done / last.total : null}
            busy={cancel.isPending}
            onCancel={() => cancel.mutate(last._id)}
          />
        </Steps>
      ) : last?.status === 'ready' && last.report ? (
        <Steps step="preview" says={texts.previewTitle}>
          <Preview key={last._id} job={last} report={last.report} />
        </Steps>
      ) : (
        <Steps step="choosing" says={(last?.status === 'failed' && last.error) || ''}>
          {last?.status === 'failed' && (
            <Box padding="4" borderWidth="1px" borderColor="border.error" borderRadius="md">
              <Text fontWeight="600">{last.error}</Text>
              <Text color="fg.muted">{texts.lastFailed}</Text>
            </Box>
          )}
          <FileChooser />
          <HowTo />
        </Steps>
      )}
    </Section>
  );
}
