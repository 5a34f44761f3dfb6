import { expect, test, vi } from 'vitest';
import { type CommandContext, listCommands, matchCommands } from './commands.ts';

const context = (changes: Partial<CommandContext> = {}): CommandContext => ({
  theme: 'light',
  youtube: false,
  prefix: '',
  dialogs: new Set(),
  add: vi.fn(),
  go: vi.fn(),
  open: vi.fn(),
  toggleTheme: vi.fn(),
  toggleSidebar: undefined,
  stepSidebar: vi.fn(),
  clearPrefix: vi.fn(),
  logout: vi.fn(),
  ...changes,
});
const ids = (changes: Partial<CommandContext>) => listCommands(context(changes)).map(({ id }) => id);

test.each<[string, string, Partial<CommandContext>]>([
  ['Youtube Reader only when it is enabled', 'youtube', { youtube: true }],
  ['Clear prefix filter only when one is set', 'clearPrefix', { prefix: 'work' }],
  ['Settings only where the dialog is', 'settings', { dialogs: new Set(['settings']) }],
  ['Keyboard shortcuts only where the dialog is', 'shortcuts', { dialogs: new Set(['shortcuts']) }],
  ['Hide or show the sidebar only where there is one', 'sidebar', { toggleSidebar: vi.fn() }],
  ['the light theme only in the dark', 'toLight', { theme: 'dark' }],
])('%s', (_name, id, changes) => {
  expect(ids({})).not.toContain(id);
  expect(ids(changes)).toContain(id);
});

test.each([
  ['theme', ['toDark']],
  ['DARK', ['toDark']],
  ['new', ['newNote', 'newCategory']],
  ['to go trash', ['trash']],
  ['sign out', ['logout']],
  ['no', ['newNote', 'notifications']],
  ['nothing like it', []],
])('%s', (typed, expected) => {
  expect(matchCommands(listCommands(context()), typed).map(({ id }) => id)).toEqual(expected);
});

test('no key of a sequence is a shortcut of its own', () => {
  const all = listCommands(
    context({ dialogs: new Set(['overview', 'settings', 'shortcuts']), youtube: true, prefix: 'work' }),
  );
  const keys = all.flatMap((command) => command.keys ?? []);
  const singles = new Set(keys.filter((key) => !key.includes(' ')));
  const parts = keys.filter((key) => key.includes(' ')).flatMap((key) => key.split(' '));
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((key) => singles.has(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('runs commands', () => {
  const acts = context({ dialogs: new Set(['overview']), prefix: 'work', youtube: true });
  for (const { run } of listCommands(acts)) run();
  expect(acts.add).toHaveBeenCalledWith('notes/new-note');
  expect(acts.add).toHaveBeenCalledWith('notes/new-category');
  expect(vi.mocked(acts.go).mock.calls.flat()).toEqual([
    '/',
    '/i/shared',
    '/i/youtube',
    '/i/trash',
    '/i/notifications',
    '/i/requests',
    '/i/transfer',
    '/i/about',
  ]);
  expect(acts.open).toHaveBeenCalledWith('overview');
  for (const act of [acts.toggleTheme, acts.clearPrefix, acts.logout]) expect(act).toHaveBeenCalledOnce();
});
