/**
 * The pages of the reference, and the entries on each.
 * @type {Record<string, { title: string, entries: string[] }>}
 */
export const GROUPS = {
  pages: { title: 'Pages, slots, and addresses', entries: ['federation', 'router'] },
  data: { title: 'Queries and calls', entries: ['query', 'queries', 'http'] },
  items: { title: 'Notes and categories', entries: ['items', 'menu', 'lists'] },
  markdown: { title: 'Markdown', entries: ['markdown'] },
  ui: { title: 'Design system', entries: ['ui'] },
  overlays: { title: 'Dialogs, menus, forms, and charts', entries: ['overlays', 'forms', 'form', 'charts'] },
  keyboard: { title: 'Shortcuts and keys', entries: ['shortcuts', 'keys'] },
  session: { title: 'Session and state', entries: ['session', 'state'] },
  notifications: { title: 'Notifications', entries: ['notifications'] },
  contract: { title: 'Shapes, addresses, and limits', entries: ['contract'] },
  testing: { title: 'Testing', entries: ['testing'] },
};
