import { journalPaths, writingSettingsSchema } from '@my-note/contract/tasks';
import { api } from '@my-note/kit/http';
import { noteQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import { toastError } from '@my-note/kit/ui';
import { FileText } from 'lucide-react';
import type { BlockItem } from '../suggest/block-items.ts';
import { insertTemplate } from './insert-template.ts';
import { templateTexts } from './texts.ts';

/** Entries of the slash menu that insert the templates of a person; none when no category was chosen for them. */
export async function templateItems(client: QueryClient, titleOfNote: string): Promise<BlockItem[]> {
  const { templates } = await api.get(journalPaths.settings, { schema: writingSettingsSchema });
  if (templates === null) return [];
  const { data: items } = await client.fetchQuery(noteQueries.list());
  return items
    .filter(({ type, category, title }) => type === 'note' && category?._id === templates && title !== '')
    .map(({ _id, title, slug }) => ({
      id: `template/${_id}`,
      label: templateTexts.template(title),
      group: templateTexts.group,
      icon: FileText,
      synonyms: templateTexts.synonyms(title.toLowerCase()),
      run: (editor) => {
        client
          .fetchQuery(noteQueries.bySlug(slug))
          .then(({ content }) => insertTemplate(editor, content, titleOfNote), toastError);
      },
    }));
}
