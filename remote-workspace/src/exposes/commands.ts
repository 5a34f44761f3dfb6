import { links } from '@my-note/contract';
import { tagLink } from '@my-note/contract/tags';
import { searchLink, TEMPLATES_LINK, TODAY_LINKS } from '@my-note/contract/tasks';
import type { CommandsModule } from '@my-note/kit/federation';
import { commandTexts as texts } from '../command-texts.ts';

export const commands: CommandsModule['commands'] = [
  {
    id: 'today',
    ...texts.today,
    run: ({ go }) => go(TODAY_LINKS.open),
  },
  {
    id: 'append-today',
    ...texts.appendToday,
    run: ({ go }) => go(TODAY_LINKS.append),
  },
  {
    id: 'template',
    ...texts.template,
    run: ({ go }) => go(TEMPLATES_LINK),
  },
  { id: 'tags', ...texts.tags, run: ({ go }) => go(tagLink()) },
  { id: 'tasks', ...texts.tasks, run: ({ go }) => go(links.tasks()) },
  {
    id: 'searches',
    ...texts.searches,
    run: ({ go }) => go(searchLink()),
  },
];
