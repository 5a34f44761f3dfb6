import { readFrontMatter, readIndex } from '../../../items/text.ts';
import { destinationsOf } from '../../archive/destinations.rules.ts';
import type { Vault } from '../formats/model/vault.reader.ts';
import { frontMatterTooLong } from '../import.errors.ts';
import { headingOf } from '../plan/import-names.rules.ts';
import type { ImportPlan } from '../plan/import-plan.rules.ts';
import { isOwnAttachment } from '../plan/native-plan.rules.ts';
import { ownTarget, withIds } from './native-links.rules.ts';
import type { Reader } from './stage.usecases.ts';

/** Reads the files of an archive of ours, to the byte. */
export function ownReader(vault: Vault, plan: ImportPlan, prefix: string): Reader {
  const canBeAttached = (name: string) =>
    isOwnAttachment(name) && plan.files.has(name) && !plan.targets.has(name);
  return {
    async folder({ path, index, order }) {
      const front = index ? readIndex(await vault.read(index), frontMatterTooLong(index)) : {};
      return {
        front,
        order: [
          ...order,
          ...(front.order ?? []).flatMap((child) => plan.targets.get(`${path}/${child}`) ?? []),
        ],
      };
    },
    async note({ path: file, name }, attachments) {
      const { front, text } = readFrontMatter(await vault.read(file), frontMatterTooLong(file));
      for (const target of destinationsOf(text)) {
        const found = ownTarget(target, file);
        if (found !== undefined && canBeAttached(found)) await attachments.add(found, prefix + found);
      }
      const content = withIds(text, file, (found) => {
        const linked = plan.targets.get(found);
        return linked === undefined ? attachments.urlOf(found) : `note:${linked}`;
      });
      return { front, title: front.title ?? headingOf(text) ?? name, content };
    },
  };
}
