import type { Job } from '@my-note/contract/jobs';
import { Box, RelativeDate, Section, Text } from '@my-note/kit/ui';
import { ListRow } from '../list-row.tsx';
import { LossList } from './import/loss-list.tsx';
import { UndoImport } from './import/undo-import.tsx';
import { isRunning } from './jobs.queries.ts';
import { transferTexts as texts } from './texts.ts';

const stateOf = ({ status, undoneAt }: Job) => (undoneAt ? texts.undone : texts.states[status]);

function JobRow({ job }: { job: Job }) {
  const { kind, name, status, report, error, done, undoneAt, updatedAt } = job;
  const finished = status === 'done';
  return (
    <ListRow
      below={finished && report && report.lossCount + report.deadLinkCount > 0 && <LossList {...report} />}
    >
      <Box flex="1" minWidth="0">
        <Text fontWeight="500" truncate>
          {name ? texts.jobOf(texts.jobNames[kind], name) : texts.jobNames[kind]}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {stateOf(job)} · <RelativeDate value={updatedAt} />
          {finished && ` · ${report ? texts.brought(report) : texts.files(done)}`}
        </Text>
        {error && (
          <Text fontSize="sm" color="fg.error">
            {error}
          </Text>
        )}
      </Box>
      {kind === 'import' && finished && !undoneAt && <UndoImport job={job} />}
    </ListRow>
  );
}

/** Recent exports and imports; an import can be undone here. */
export function JobList({ jobs }: { jobs: readonly Job[] }) {
  const ended = jobs.filter((job) => !isRunning(job) && job.status !== 'ready');
  return (
    <Section level="h2" title={texts.recent}>
      {ended.length === 0 ? (
        <Text color="fg.muted">{texts.noneYet}</Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {ended.map((job) => (
            <JobRow key={job._id} job={job} />
          ))}
        </Box>
      )}
    </Section>
  );
}
