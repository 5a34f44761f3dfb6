import { SwitchSetting } from '@my-note/kit/overlays';
import { useMutation, useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Section } from '@my-note/kit/ui';
import { taskMutations } from './tasks.mutations.ts';
import { taskQueries } from './tasks.queries.ts';
import { tasksTexts as texts } from './texts.ts';

/** Whether a notification tells of tasks that are due. */
export function RemindersSection() {
  const { data } = useQuery({ ...taskQueries.reminders(), enabled: useAuthEnabled() });
  const { mutate, isPending, variables } = useMutation(taskMutations.setReminders());
  if (!data) return null;
  const on = isPending ? variables : data.on;
  return (
    <Section level="h2" title={texts.remindersTitle}>
      <SwitchSetting label={texts.reminders} on={on} busy={isPending} onToggle={() => mutate(!data.on)} />
    </Section>
  );
}
