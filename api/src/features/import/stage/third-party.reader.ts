import { LIMITS, paths } from '@my-note/contract';
import { readExportedFile, readForeignFile } from '../../archive/third-party-front-matter.parser.ts';
import type { Format, Links } from '../formats/model/format.port.ts';
import type { Vault } from '../formats/model/vault.reader.ts';
import { datesOf } from '../formats/outline/outline.format.ts';
import { fileTooLarge } from '../import.errors.ts';
import type { ImportPlan, PlannedNote } from '../plan/import-plan.rules.ts';
import { namedIn, withFrontFiles } from './front-files.rules.ts';
import type { Reader } from './stage.usecases.ts';

/** Reads the files of another program, and makes Markdown of ours of them. */
export function foreignReader(vault: Vault, plan: ImportPlan, format: Format, prefix: string): Reader {
  const find = format.finder(plan);
  const canBeAttached = (file: string) =>
    plan.files.has(file) && !plan.targets.has(file) && !plan.excluded.has(file);

  function page({ path: file, name }: PlannedNote, whole: string) {
    if (format.isPlain?.(file)) return { front: {}, block: '', text: whole, file, name };
    return { ...(format.writesFront ? readExportedFile : readForeignFile)(whole), file, name };
  }

  return {
    folder: async ({ order }) => ({ front: {}, order }),
    async note(note, attachments) {
      const { front, block, text, file, name } = page(note, await vault.read(note.path));
      const convert = (links: Omit<Links, 'find'>) =>
        format.convert(
          { file, name, title: front.title, text },
          { ...links, find: (target) => find(target, file) },
        );
      const linked = (found: string) => {
        const id = plan.targets.get(found);
        return id === undefined ? undefined : `note:${id}`;
      };
      const named = namedIn(block)
        .flatMap((target) => find(target, file) ?? [])
        .filter(canBeAttached);
      const convertWith = (address: Links['address']) => {
        const lost: [reason: string, what?: string][] = [];
        const dead: string[] = [];
        const converted = convert({
          address,
          lost: (...loss) => lost.push(loss),
          dead: (link) => dead.push(link),
        });
        return { ...converted, text: withFrontFiles(converted.text, named, address), lost, dead };
      };
      const contentOf = (converted: { text: string }) => block + converted.text;
      const wanted = new Set<string>();
      let converted = convertWith((found) => {
        if (canBeAttached(found)) wanted.add(found);
        return linked(found);
      });
      // Too long with its files or without: none of them is stored.
      const shown = (found: string) => linked(found) ?? (wanted.has(found) ? AS_LONG : undefined);
      if (isTooLong(contentOf(converted)) && isTooLong(contentOf(convertWith(shown))))
        throw fileTooLarge(file);
      // Files have to be stored before a text can show them.
      for (const found of wanted) await attachments.add(found, prefix + found);
      if (wanted.size > 0) converted = convertWith((found) => linked(found) ?? attachments.urlOf(found));
      for (const [reason, what] of converted.lost) vault.losses.add(file, reason, what);
      for (const link of converted.dead) vault.losses.addDeadLink(file, link);
      return {
        front: { ...datesOf(vault.entryOf(file)?.fileComment), ...defined(front) },
        title: converted.title,
        content: contentOf(converted),
      };
    },
  };
}

const isTooLong = (content: string) => content.length > LIMITS.contentLength;
/** What stands for a file that is not stored yet. */
const AS_LONG = paths.attachment('00000000-0000-0000-0000-000000000000');

const defined = <T extends object>(values: T): Partial<T> => {
  const known: Partial<T> = { ...values };
  for (const key in known) if (known[key] === undefined) delete known[key];
  return known;
};
