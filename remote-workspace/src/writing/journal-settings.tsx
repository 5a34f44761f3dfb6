import { SelectField } from '@my-note/kit/forms';
import { noteQueries } from '@my-note/kit/queries';
import { useMutation, useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Section, Stack } from '@my-note/kit/ui';
import { CategoryOptions } from './category-options.tsx';
import { writingTexts as texts } from './texts.ts';
import { writingMutations, writingQueries } from './writing.queries.ts';

/** Which category has the notes of days, and what a new one begins with. */
export function JournalSettings() {
  const { data: settings } = useQuery({ ...writingQueries.settings(), enabled: useAuthEnabled() });
  const { data: items = [] } = useQuery(noteQueries.list());
  const save = useMutation(writingMutations.saveSettings());
  if (!settings) return null;
  const templates = items.filter(
    ({ _id, type, category }) =>
      type === 'note' &&
      (_id === settings.dayTemplate || (settings.templates !== null && category?._id === settings.templates)),
  );
  return (
    <Section level="h2" title={texts.settings}>
      <Stack gap="4">
        <SelectField
          label={texts.journalCategory}
          value={settings.journal ?? ''}
          onChange={(id) => save.mutate({ ...settings, journal: id || null })}
        >
          <option value="">{texts.journalDefault}</option>
          <CategoryOptions items={items} />
        </SelectField>
        <SelectField
          label={texts.dayTemplate}
          value={settings.dayTemplate ?? ''}
          onChange={(id) => save.mutate({ ...settings, dayTemplate: id || null })}
        >
          <option value="">{texts.noTemplate}</option>
          {templates.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {title || texts.untitled}
            </option>
          ))}
        </SelectField>
      </Stack>
    </Section>
  );
}
