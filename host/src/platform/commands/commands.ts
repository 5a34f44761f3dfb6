import { links } from '@my-note/contract';
import {
  ArrowDownUp,
  Bell,
  FilePlus2,
  FilterX,
  FolderPlus,
  House,
  Info,
  Keyboard,
  ListTree,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  Moon,
  PanelLeft,
  PanelLeftClose,
  PanelLeftOpen,
  Settings,
  Share2,
  Sun,
  Trash2,
  TvMinimalPlay,
} from 'lucide-react';
import type { ShellDialogName } from '../dialogs/shell-dialogs.ts';
import type { StartCreating } from './create-context.ts';
import { texts } from './texts.ts';

/** An action that search and shortcuts can run. */
export interface Command {
  id: string;
  label: string;
  keywords: string;
  icon: LucideIcon;
  /** Its shortcut, in the notation of the kit. */
  keys: string | undefined;
  run: () => void;
}

export interface CommandContext {
  theme: 'light' | 'dark';
  youtube: boolean;
  prefix: string;
  dialogs: ReadonlySet<ShellDialogName>;
  add: StartCreating;
  go: (path: string) => void;
  open: (dialog: ShellDialogName) => void;
  toggleTheme: () => void;
  clearPrefix: () => void;
  /** Missing where the page has no sidebar beside it. */
  toggleSidebar: (() => void) | undefined;
  stepSidebar: (direction: 1 | -1) => void;
  logout: () => void;
}

type Name = keyof typeof texts;

// The second key of a sequence must not be a shortcut itself, as both would run.
const KEYS: Partial<Record<Name, string>> = {
  newNote: 'n',
  newCategory: 'c',
  overview: 'o',
  sidebar: '$mod+\\',
  toDark: 'd',
  toLight: 'd',
  settings: ',',
  // The second also works while somebody writes.
  shortcuts: '[Shift]+? / $mod+[Shift]+/',
  home: 'g h',
  sharing: 'g s',
  youtube: 'g y',
  trash: 'g t',
  notifications: 'g i',
  requests: 'g r',
};

/** The commands that are available now, in the order of the list. */
export function listCommands(context: CommandContext): Command[] {
  const { add, go, open, dialogs } = context;
  const command = (id: Name, icon: LucideIcon, run: () => void, shown = true): Command[] =>
    shown ? [{ id, ...texts[id], keys: KEYS[id], icon, run }] : [];
  const dark = context.theme === 'dark';
  return [
    ...command('newNote', FilePlus2, () => add('notes/new-note')),
    ...command('newCategory', FolderPlus, () => add('notes/new-category')),
    ...command('overview', ListTree, () => open('overview'), dialogs.has('overview')),
    ...(context.toggleSidebar
      ? [
          ...command('sidebar', PanelLeft, context.toggleSidebar),
          ...command('widerSidebar', PanelLeftOpen, () => context.stepSidebar(1)),
          ...command('narrowerSidebar', PanelLeftClose, () => context.stepSidebar(-1)),
        ]
      : []),
    ...command(dark ? 'toLight' : 'toDark', dark ? Sun : Moon, context.toggleTheme),
    ...command('home', House, () => go(links.home())),
    ...command('sharing', Share2, () => go(links.sharing())),
    ...command('youtube', TvMinimalPlay, () => go(links.youtube()), context.youtube),
    ...command('trash', Trash2, () => go(links.trash())),
    ...command('notifications', Bell, () => go(links.notifications())),
    ...command('requests', MessageSquareText, () => go(links.requests())),
    ...command('transfer', ArrowDownUp, () => go(links.transfer())),
    ...command('settings', Settings, () => open('settings'), dialogs.has('settings')),
    ...command('shortcuts', Keyboard, () => open('shortcuts'), dialogs.has('shortcuts')),
    ...command('about', Info, () => go(links.about())),
    ...command('clearPrefix', FilterX, context.clearPrefix, context.prefix !== ''),
    ...command('logout', LogOut, context.logout),
  ];
}

/** Commands whose label or keywords contain every word; labels that start with the words come first. */
export function matchCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = typed.trim().toLowerCase();
  const words = wanted.split(/\s+/).filter(Boolean);
  const starts = ({ label }: Command) => label.toLowerCase().startsWith(wanted);
  const named = ({ label }: Command) => words.every((word) => label.toLowerCase().includes(word));
  const rank = (command: Command) => (starts(command) ? 0 : named(command) ? 1 : 2);
  return commands
    .filter(({ label, keywords }) =>
      words.every((word) => `${label} ${keywords}`.toLowerCase().includes(word)),
    )
    .sort((a, b) => rank(a) - rank(b));
}
