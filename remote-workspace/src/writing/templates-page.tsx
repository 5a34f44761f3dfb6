import { type ListItem, links } from '@my-note/contract';
import { fillTemplate, localMoment, type WritingSettings } from '@my-note/contract/tasks';
import { Input, SelectField } from '@my-note/kit/forms';
import { noteQueries } from '@my-note/kit/queries';
import { useMutation, useQuery, useQueryClient } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { useAuthEnabled } from '@my-note/kit/session';
import { Button, chakra, EmptyState, Icon, PageFrame, QueryState, Stack, Text, toast } from '@my-note/kit/ui';
import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { categoryPaths } from '../capture/category-paths.ts';
import { Waiting } from '../waiting.tsx';
import { CategoryOptions } from './category-options.tsx';
import { writingTexts as texts } from './texts.ts';
import { writingMutations, writingQueries } from './writing.queries.ts';

function NewNote({ templates, items }: { templates: readonly ListItem[]; items: readonly ListItem[] }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const make = useMutation(writingMutations.make());
  const titleId = useId();
  const [slug, setSlug] = useState(templates[0]?.slug ?? '');
  const [title, setTitle] = useState('');
  const [category, setCategory] = useState('');
  const create = async () => {
    const name = title.trim();
    const { content } = await client.fetchQuery(noteQueries.bySlug(slug));
    const { text } = fillTemplate(content, { ...localMoment(new Date()), title: name });
    const note = await make.mutateAsync({ title: name, content: text, category: category || null });
    toast({ title: texts.made, type: 'success' });
    await navigate(links.item(note.slug));
  };
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        // The mutation shows its error.
        create().catch(() => undefined);
      }}
    >
      <Stack gap="5">
        <SelectField label={texts.template} value={slug} onChange={setSlug}>
          {templates.map((template) => (
            <option key={template._id} value={template.slug}>
              {template.title || texts.untitled}
            </option>
          ))}
        </SelectField>
        <Stack gap="1.5" maxWidth="24rem">
          <chakra.label htmlFor={titleId} fontWeight="500">
            {texts.title}
          </chakra.label>
          <Input
            id={titleId}
            required
            pattern=".*\S.*"
            title={texts.titleMissing}
            maxLength={300}
            autoComplete="off"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Stack>
        <SelectField label={texts.category} value={category} onChange={setCategory}>
          <option value="">{texts.topLevel}</option>
          {categoryPaths(items).map((path) => (
            <option key={path} value={path}>
              {path.replaceAll('/', ' / ')}
            </option>
          ))}
        </SelectField>
        <Button type="submit" alignSelf="flex-start" loading={make.isPending}>
          {texts.make}
        </Button>
      </Stack>
    </chakra.form>
  );
}

function Templates({ settings }: { settings: WritingSettings }) {
  const { data: items = [] } = useQuery(noteQueries.list());
  const save = useMutation(writingMutations.saveSettings());
  const templates = items.filter(
    ({ type, category }) =>
      type === 'note' && settings.templates !== null && category?._id === settings.templates,
  );
  return (
    <Stack gap="6">
      <SelectField
        label={texts.templatesCategory}
        value={settings.templates ?? ''}
        onChange={(id) => save.mutate({ ...settings, templates: id || null })}
      >
        <option value="">{texts.noCategory}</option>
        <CategoryOptions items={items} />
      </SelectField>
      {templates.length > 0 && <NewNote key={settings.templates} templates={templates} items={items} />}
      {settings.templates !== null && templates.length === 0 && (
        <EmptyState title={texts.noTemplates} icon={<Icon as={FileText} size={32} />}>
          {texts.noTemplatesHint}
        </EmptyState>
      )}
    </Stack>
  );
}

/** `/i/templates`: chooses the category of templates, and makes a note from one. */
export function TemplatesPage() {
  const query = useQuery({ ...writingQueries.settings(), enabled: useAuthEnabled() });
  return (
    <PageFrame title={texts.templatesTitle}>
      <Stack gap="5" maxWidth="measure">
        <Text color="fg.muted" textWrap="pretty">
          {texts.templatesIntro}
        </Text>
        <QueryState query={query} loading={<Waiting label={texts.loading} />} failure={texts.failed}>
          {(settings) => <Templates settings={settings} />}
        </QueryState>
      </Stack>
    </PageFrame>
  );
}
