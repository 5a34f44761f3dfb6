import { translated } from '@my-note/contract/language';

/** Commands of the search: their names, and other words that find them. */
export const commandTexts = translated('workspace/commands', {
  today: { label: 'Today', keywords: 'journal diary daily note day' },
  appendToday: { label: 'Append to today', keywords: 'journal diary add log' },
  template: { label: 'New note from a template', keywords: 'create add form' },
  tags: { label: 'Go to Tags', keywords: 'labels' },
  tasks: { label: 'Go to Tasks', keywords: 'to-do todo due open' },
  searches: { label: 'Go to Saved searches', keywords: 'filters find' },
});
