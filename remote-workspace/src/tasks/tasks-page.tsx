import type { OpenTask } from '@my-note/contract/tasks';
import { SelectField } from '@my-note/kit/forms';
import { ShowMore } from '@my-note/kit/lists';
import { useInfiniteQuery, useQuery } from '@my-note/kit/query';
import { useSearchParams } from '@my-note/kit/router';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, EmptyState, Late, PageFrame, QueryState, Section, Skeleton, Stack } from '@my-note/kit/ui';
import { FeedSection } from './feed-section.tsx';
import { dayOf, GROUPINGS, type Grouping, groupTasks, type TaskGroup } from './group-tasks.ts';
import { RemindersSection } from './reminders-section.tsx';
import { TaskRow } from './task-row.tsx';
import { taskQueries } from './tasks.queries.ts';
import { tasksTexts as texts } from './texts.ts';

const isDueGroup = (id: string): id is keyof typeof texts.groups => Object.hasOwn(texts.groups, id);

function nameOf({ id, tasks }: TaskGroup, by: Grouping): string {
  if (by === 'note') return tasks[0]?.note.title || texts.untitled;
  if (by === 'tag') return id ? `#${id}` : texts.untagged;
  return isDueGroup(id) ? texts.groups[id] : id;
}

const Groups = ({ tasks, by }: { tasks: readonly OpenTask[]; by: Grouping }) => (
  <Stack gap="8">
    {groupTasks(tasks, by, dayOf(new Date())).map((group) => (
      <Section key={group.id} level="h2" title={nameOf(group, by)}>
        <Box as="ul" listStyleType="none">
          {group.tasks.map((task) => (
            <TaskRow key={`${task.note._id} ${task.index} ${task.text}`} task={task} />
          ))}
        </Box>
      </Section>
    ))}
  </Stack>
);

/** `/i/tasks`: the open tasks of all notes. */
export function TasksPage() {
  const [search, setSearch] = useSearchParams();
  const enabled = useAuthEnabled();
  const query = useInfiniteQuery({ ...taskQueries.open(), enabled });
  const reminders = useQuery({ ...taskQueries.reminders(), enabled });
  const feed = useQuery({ ...taskQueries.feed(), enabled });
  // What is below would move when something above it arrives later.
  const isLoaded = query.data && reminders.data && feed.data;
  const by = GROUPINGS.find((grouping) => grouping === search.get('by')) ?? 'due';
  return (
    <PageFrame title={texts.title}>
      <Stack gap="8" maxWidth="measure">
        <QueryState
          query={query}
          loading={
            <Late>
              <Skeleton role="status" aria-label={texts.loading} height="24" />
            </Late>
          }
          failure={texts.failure}
          empty={<EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
        >
          {(tasks) => (
            <>
              <SelectField
                label={texts.groupBy}
                value={by}
                onChange={(next) => setSearch({ by: next }, { replace: true })}
              >
                {GROUPINGS.map((grouping) => (
                  <option key={grouping} value={grouping}>
                    {texts.groupings[grouping]}
                  </option>
                ))}
              </SelectField>
              <Groups tasks={tasks} by={by} />
              {query.hasNextPage && <ShowMore pages={query} loadingLabel={texts.loadingMore} />}
            </>
          )}
        </QueryState>
        {isLoaded && (
          <>
            <RemindersSection />
            <FeedSection />
          </>
        )}
      </Stack>
    </PageFrame>
  );
}
