import type { CommandsModule } from '@my-note/kit/federation';

export const commands: CommandsModule['commands'] = [
  {
    id: 'today',
    label: 'Today',
    keywords: 'journal diary daily note day',
    run: ({ go }) => go('/i/today?open'),
  },
  {
    id: 'append-today',
    label: 'Append to today',
    keywords: 'journal diary add log',
    run: ({ go }) => go('/i/today?append'),
  },
  {
    id: 'template',
    label: 'New note from a template',
    keywords: 'create add form',
    run: ({ go }) => go('/i/templates'),
  },
  { id: 'tags', label: 'Go to Tags', keywords: 'labels', run: ({ go }) => go('/i/tags') },
  { id: 'tasks', label: 'Go to Tasks', keywords: 'to-do todo due open', run: ({ go }) => go('/i/tasks') },
  {
    id: 'searches',
    label: 'Go to Saved searches',
    keywords: 'filters find',
    run: ({ go }) => go('/i/searches'),
  },
];
