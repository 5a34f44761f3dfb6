import type { ExtensionModule, ExtensionPoint } from '@my-note/kit/federation';

type Shape = Record<string, 'text' | 'function' | 'list' | 'component'>;

/** What a module has to export at least, by the point's name, or the part of it before the slash. */
const SHAPES: Record<string, Shape> = {
  'home-card': { Component: 'component' },
  'settings-section': { label: 'text', Component: 'component' },
  commands: { commands: 'list' },
  'search-provider': { label: 'text', search: 'function' },
  'note-action': { label: 'text', run: 'function' },
  'import-format': { label: 'text', accept: 'list', read: 'function' },
  notification: { Component: 'component' },
  fence: { Component: 'component' },
};

function fits(value: unknown, kind: Shape[string]): boolean {
  if (kind === 'text') return typeof value === 'string';
  if (kind === 'list') return Array.isArray(value);
  // A component may also be what `memo` returns.
  return typeof value === 'function' || (kind === 'component' && value === Object(value));
}

/** Whether a module exports what a point takes; the types of the kit hold only where a remote is compiled. */
export function fitsPoint(point: ExtensionPoint, value: unknown): value is ExtensionModule<ExtensionPoint> {
  const shape = SHAPES[point.split('/')[0] ?? ''];
  if (!shape || value !== Object(value)) return false;
  const exported: Record<string, unknown> = Object(value);
  return Object.entries(shape).every(([name, kind]) => fits(exported[name], kind));
}
