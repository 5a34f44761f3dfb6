import type { Note, Notification, NotificationKind } from '@my-note/contract';
import type { ComponentProps, ComponentType } from 'react';
import type { Icon } from '../ui/icon.tsx';
import type { FenceModule } from './fence-module.ts';

/** What a command can do besides what it imports from the kit. */
interface CommandTools {
  /** Opens a page of this site: `/i/weather`. */
  go: (path: string) => void;
}

/** A command that search lists after `>`. */
interface RemoteCommand {
  /** Unique within the remote. */
  id: string;
  label: string;
  /** Further words that find it. */
  keywords?: string;
  run: (tools: CommandTools) => void | Promise<void>;
}

/**
 * What a remote exposes for `commands`.
 *
 * @example
 * // src/exposes/commands.ts
 * export const commands: CommandsModule['commands'] = [
 *   { id: 'forecast', label: 'Open the forecast', keywords: 'weather', run: ({ go }) => go('/i/weather') },
 * ];
 */
export interface CommandsModule {
  commands: readonly RemoteCommand[];
}

/** A result of a search provider. */
interface ProvidedHit {
  /** Unique within the provider. */
  id: string;
  title: string;
  excerpt?: string;
  /** The page of this site that it opens: `/i/weather/oslo`. */
  to: string;
}

/**
 * What a remote exposes for `search-provider`.
 *
 * @example
 * // src/exposes/search-provider.ts
 * export const label = 'Weather';
 * export const search: SearchProviderModule['search'] = async (words) =>
 *   ['Bergen', 'Oslo']
 *     .filter((place) => place.toLowerCase().includes(words.toLowerCase()))
 *     .map((place) => ({ id: place, title: place, to: `/i/weather/${place}` }));
 */
export interface SearchProviderModule {
  /** Heading of its results. */
  label: string;
  /** Has two seconds; the signal ends it when they have passed, and when the words change. */
  search: (words: string, signal: AbortSignal) => Promise<readonly ProvidedHit[]>;
}

/**
 * What a remote exposes for `settings-section`.
 *
 * @example
 * // src/exposes/settings-section.tsx
 * export const label = 'Weather';
 * export const Component = () => <Text>Temperatures are in degrees Celsius.</Text>;
 */
export interface SettingsSectionModule {
  /** Heading of the section. */
  label: string;
  Component: ComponentType;
}

/**
 * What a remote exposes for `note-action`.
 *
 * @example
 * import { Quote } from 'lucide-react';
 *
 * // src/exposes/note-action.ts
 * export const label = 'Copy as a quotation';
 * export const icon = Quote;
 * export const run: NoteActionModule['run'] = (note) =>
 *   navigator.clipboard.writeText(note.content.replace(/^/gm, '> '));
 */
export interface NoteActionModule {
  label: string;
  /** An icon of Lucide, or another component that takes its props. */
  icon?: ComponentProps<typeof Icon>['as'];
  /** False leaves it out of the menu of that note. */
  isShown?: (note: Note) => boolean;
  run: (note: Note) => void | Promise<void>;
}

/** A note that an import format has read. */
interface ReadNote {
  title: string;
  /** Markdown. */
  text: string;
  /** Titles of the categories that it is in, from the top. */
  categories?: readonly string[];
}

/**
 * What a remote exposes for `import-format`.
 *
 * @example
 * // src/exposes/import-format.ts
 * export const label = 'Weather log';
 * export const accept = ['.wlog'];
 * export const read: ImportFormatModule['read'] = (files) =>
 *   Promise.all(files.map(async (file) => ({ title: file.name, text: await file.text() })));
 */
export interface ImportFormatModule {
  label: string;
  /** Endings of the files that it reads, with their dot. */
  accept: readonly string[];
  read: (files: readonly File[], signal: AbortSignal) => Promise<readonly ReadNote[]>;
}

/**
 * What a remote exposes for a kind of notification, such as `notification/videos`. The row keeps its link, its mark, and
 * its button.
 *
 * @example
 * // src/exposes/notification.tsx
 * export const Component: NotificationModule['Component'] = ({ notification }) => (
 *   <Text fontWeight="600">{notification.title}</Text>
 * );
 */
export interface NotificationModule {
  Component: ComponentType<{ notification: Notification }>;
}

/** The extension point of a language: `fence/mermaid`. `fence/` alone asks for those of all languages. */
export type FencePoint = `fence/${string}`;

/**
 * The extension points: places of the product that any number of remotes may fill, none of them known to it. A remote
 * declares it in its package.json (`myNote.fills`: point to exposed module), and the host reads it from the registry.
 * One that is switched off, or cannot be loaded, leaves nothing behind.
 */
interface ExtensionModules extends Record<`notification/${NotificationKind}`, NotificationModule> {
  /** A card on the home of a signed-in user. The host draws its frame; a heading in it is of level 2. */
  'home-card': { Component: ComponentType };
  'settings-section': SettingsSectionModule;
  commands: CommandsModule;
  'search-provider': SearchProviderModule;
  'note-action': NoteActionModule;
  'import-format': ImportFormatModule;
  /** Code blocks of one language, in notes, in shares, and in the editor. */
  [fence: FencePoint]: FenceModule;
}

/** The name of an extension point. */
export type ExtensionPoint = keyof ExtensionModules;

/**
 * What a remote exposes for an extension point.
 *
 * @example
 * // src/exposes/home-card.tsx
 * export const Component: ExtensionModule<'home-card'>['Component'] = () => <Text>Sunny</Text>;
 */
export type ExtensionModule<P extends ExtensionPoint> = ExtensionModules[P];

/**
 * A module that fills an extension point, and whose it is.
 *
 * @example
 * async function runAction({ module, report }: Extension<'note-action'>, note: Note) {
 *   try {
 *     await module.run(note);
 *   } catch (error) {
 *     report(error);
 *   }
 * }
 */
export interface Extension<P extends ExtensionPoint> {
  /** Name of the remote. */
  remote: string;
  /** What it fills: `fence/mermaid`, also where all of `fence/` was asked for. */
  point: P;
  module: ExtensionModule<P>;
  /** Reports to the operator that it threw, with the remote's name. */
  report: (error: unknown) => void;
}
