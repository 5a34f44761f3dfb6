import { PrefixChip } from '@my-note/kit/menu';
import { ErrorPanel, PageFrame, Stack } from '@my-note/kit/ui';
import { BookmarkletSection } from './bookmarklet-section.tsx';
import { ExportSection } from './export/export-section.tsx';
import { ImportSection } from './import/import-section.tsx';
import { JobList } from './job-list.tsx';
import { transferTexts as texts } from './texts.ts';
import { useJobs } from './use-jobs.ts';

/** `/i/transfer`: import, export, and the recent jobs. */
export function TransferPage() {
  const { jobs, isError, refetch } = useJobs();
  return (
    <PageFrame title={texts.title}>
      {!jobs && isError ? (
        <ErrorPanel title={texts.recentUnknown} onAction={() => void refetch()} />
      ) : (
        <Stack gap="8" maxWidth="measure">
          <PrefixChip />
          <ImportSection jobs={jobs ?? []} />
          <ExportSection jobs={jobs ?? []} />
          <BookmarkletSection />
          <JobList jobs={jobs ?? []} />
        </Stack>
      )}
    </PageFrame>
  );
}
