import { LIMITS, paths } from '@my-note/contract';
import { readExportedFile, readThirdPartyFile } from '../../archive/third-party-front-matter.parser.ts';
import { fileTooLarge } from '../import.errors.ts';
import type { ImportPlan } from '../plan/import-plan.rules.ts';
import type { Reader } from '../stage/stage.usecases.ts';
import type { Format, Links } from './model/format.port.ts';
import type { Vault } from './model/vault.reader.ts';
import { datesOf } from './outline/outline.format.ts';
import { namedIn, withFrontFiles } from './text/front-files.rules.ts';

/** Converts the notes of another program. */
export function thirdPartyReader(vault: Vault, plan: ImportPlan, format: Format): Reader {
  const find = format.finder(plan);
  const canBeAttached = (file: string) =>
    plan.files.has(file) && !plan.targets.has(file) && !plan.excluded.has(file);
  const linked = (file: string) => {
    const id = plan.targets.get(file);
    return id === undefined ? undefined : `note:${id}`;
  };

  function parse(file: string, whole: string) {
    if (format.isPlain?.(file)) return { front: {}, block: '', text: whole };
    const parts = (format.writesFront ? readExportedFile : readThirdPartyFile)(whole);
    return { ...parts, block: format.frontMatter?.(parts.block) ?? parts.block };
  }

  return {
    folder: async ({ order }) => ({ front: {}, order }),
    async note({ path: file, name }, attachments) {
      const { front, block, text } = parse(file, await vault.read(file));
      const findFrom = (target: string) => find(target, file);
      const named = namedIn(block)
        .flatMap((target) => findFrom(target) ?? [])
        .filter(canBeAttached);
      const convert = (address: Links['address']) => {
        const warnings: [reason: string, what?: string][] = [];
        const dead: string[] = [];
        const links: Links = {
          find: findFrom,
          address,
          warn: (...warning) => warnings.push(warning),
          dead: (link) => dead.push(link),
        };
        const {
          title,
          text: body,
          front: own,
        } = format.convert({ file, name, title: front.title, text }, links);
        return { title, content: block + withFrontFiles(body, named, address), own, warnings, dead };
      };
      const wanted = new Set<string>();
      let converted = convert((found) => {
        if (canBeAttached(found)) wanted.add(found);
        return linked(found);
      });
      // Checked before storing any file: the note is too long with the files' addresses, or without.
      const longest = (found: string) => linked(found) ?? (wanted.has(found) ? AS_LONG : undefined);
      if (isTooLong(converted) && isTooLong(convert(longest))) throw fileTooLarge(file);
      // Files have to be stored before a text can show them.
      for (const found of wanted) await attachments.add(found);
      if (wanted.size > 0) converted = convert((found) => linked(found) ?? attachments.urlOf(found));
      const { title, content, own, warnings, dead } = converted;
      for (const [reason, what] of warnings) vault.warnings.add(file, reason, what);
      for (const link of dead) vault.warnings.addDeadLink(file, link);
      return {
        front: { ...datesOf(vault.entryOf(file)?.fileComment), ...own, ...defined(front) },
        title,
        content,
      };
    },
  };
}

const isTooLong = ({ content }: { content: string }) => content.length > LIMITS.contentLength;
/** As long as the address of a file that is not stored yet. */
const AS_LONG = paths.attachment('00000000-0000-0000-0000-000000000000');

const defined = <T extends object>(values: T): Partial<T> => {
  const known: Partial<T> = { ...values };
  for (const key in known) if (known[key] === undefined) delete known[key];
  return known;
};
