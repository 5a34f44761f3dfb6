import type { Extension } from '@my-note/kit/federation';
import { transferTexts as texts } from '../texts.ts';
import type { ChosenFile } from './chosen-files.ts';

/** A format that another remote reads: the extension point `import-format`. */
export type ImportFormat = Extension<'import-format'>;
type ReadNote = Awaited<ReturnType<ImportFormat['module']['read']>>[number];

/** `Weather log (.wlog)`. */
export const describeFormat = ({ module }: ImportFormat): string =>
  `${module.label} (${module.accept.join(', ')})`;

const isOf =
  ({ module }: ImportFormat) =>
  ({ path }: ChosenFile) =>
    module.accept.some((ending) => path.toLowerCase().endsWith(ending.toLowerCase()));

// A slash would be a folder, which becomes a category.
const fileName = (title: string) => title.replace(/[/\\:*?"<>|\p{Cc}]+/gu, '-').trim() || '-';

/** The notes as Markdown files, which the service imports like any others. */
function asFiles(notes: readonly ReadNote[]): ChosenFile[] {
  const taken = new Set<string>();
  return notes.map(({ title, text, categories = [] }) => {
    const base = [...categories, title].map(fileName).join('/');
    let path = `${base}.md`;
    for (let count = 2; taken.has(path.toLowerCase()); count += 1) path = `${base} ${count}.md`;
    taken.add(path.toLowerCase());
    const content = `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}`;
    return { path, file: new File([content], path, { type: 'text/markdown' }) };
  });
}

/** The files as Markdown when a remote reads them, and else unchanged. */
export async function readFormat(
  chosen: readonly ChosenFile[],
  formats: readonly ImportFormat[],
  signal: AbortSignal,
): Promise<readonly ChosenFile[]> {
  const format = formats.find((one) => chosen.some(isOf(one)));
  if (!format) return chosen;
  const files = chosen.filter(isOf(format)).map(({ file }) => file);
  try {
    return asFiles(await format.module.read(files, signal));
  } catch (error) {
    signal.throwIfAborted();
    format.report(error);
    throw new Error(texts.formatFailed(format.module.label));
  }
}
