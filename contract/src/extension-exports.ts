/** What the value of an export is. */
export type ExportKind = 'text' | 'function' | 'list' | 'component';

/** What a module has to export at least, by the name of its extension point, or the part of it before the slash. */
const EXPORTS: Record<string, Record<string, ExportKind>> = {
  'home-card': { Component: 'component' },
  'settings-section': { label: 'text', Component: 'component' },
  commands: { commands: 'list' },
  'search-provider': { label: 'text', search: 'function' },
  'note-action': { label: 'text', run: 'function' },
  'import-format': { label: 'text', accept: 'list', read: 'function' },
  notification: { Component: 'component' },
  fence: { Component: 'component' },
};

/** What a module that fills an extension point has to export; undefined for a point that is unknown. */
export const exportsOfPoint = (point: string): Record<string, ExportKind> | undefined =>
  EXPORTS[point.split('/')[0] ?? ''];
