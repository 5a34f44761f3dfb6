import * as z from 'zod/mini';

/** The extension points with one name each (docs/kit/extension-points.md). */
export const EXTENSION_POINTS = [
  'home-card',
  'settings-section',
  'commands',
  'search-provider',
  'note-action',
  'import-format',
] as const;

/** The extension points of which there is one for each kind of something: `notification/welcome`, `fence/mermaid`. */
export const EXTENSION_POINT_FAMILIES = ['notification', 'fence'] as const;

const pattern = new RegExp(
  `^(?:${EXTENSION_POINTS.join('|')}|(?:${EXTENSION_POINT_FAMILIES.join('|')})/[a-z0-9][a-z0-9_+#.-]*)$`,
);

/** The name of an extension point, as a remote's package.json has it in `myNote.fills`. */
export const extensionPointSchema = z.string().check(z.regex(pattern));
