import { type ExportKind, exportsOfPoint } from '@my-note/contract/extension-exports';
import type { ExtensionModule, ExtensionPoint } from '@my-note/kit/federation';

function fits(value: unknown, kind: ExportKind): boolean {
  if (kind === 'text') return typeof value === 'string';
  if (kind === 'list') return Array.isArray(value);
  // A component may also be what `memo` returns.
  return typeof value === 'function' || (kind === 'component' && value === Object(value));
}

/** Whether a module exports what a point takes; the types of the kit hold only where a remote is compiled. */
export function fitsPoint(point: ExtensionPoint, value: unknown): value is ExtensionModule<ExtensionPoint> {
  const shape = exportsOfPoint(point);
  if (!shape || value !== Object(value)) return false;
  const exported: Record<string, unknown> = Object(value);
  return Object.entries(shape).every(([name, kind]) => fits(exported[name], kind));
}
