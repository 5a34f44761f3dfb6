import { links } from '@my-note/contract';
import { tagLink } from '@my-note/contract/tags';
import { searchLink, TEMPLATES_LINK, TODAY_LINKS } from '@my-note/contract/tasks';
import type { CommandsModule } from '@my-note/kit/federation';

export const commands: CommandsModule['commands'] = [
  {
    id: 'today',
    label: 'Today',
    keywords: 'journal diary daily note day',
    run: ({ go }) => go(TODAY_LINKS.open),
  },
  {
    id: 'append-today',
    label: 'Append to today',
    keywords: 'journal diary add log',
    run: ({ go }) => go(TODAY_LINKS.append),
  },
  {
    id: 'template',
    label: 'New note from a template',
    keywords: 'create add form',
    run: ({ go }) => go(TEMPLATES_LINK),
  },
  { id: 'tags', label: 'Go to Tags', keywords: 'labels', run: ({ go }) => go(tagLink()) },
  { id: 'tasks', label: 'Go to Tasks', keywords: 'to-do todo due open', run: ({ go }) => go(links.tasks()) },
  {
    id: 'searches',
    label: 'Go to Saved searches',
    keywords: 'filters find',
    run: ({ go }) => go(searchLink()),
  },
];
