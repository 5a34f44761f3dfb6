import { text } from 'node:stream/consumers';
import type { Ids } from '../../../core/services.ts';
import { readFrontMatter, readIndex } from '../../../items/text.ts';
import { destinationsOf } from '../../archive/destinations.rules.ts';
import type { Survey } from '../formats/model/survey.reader.ts';
import { createVault, namesBelow, type Vault } from '../formats/model/vault.reader.ts';
import { frontMatterTooLong, manifestTooLong } from '../import.errors.ts';
import { JUNK } from '../open/skipped-files.rules.ts';
import type { ZipArchive } from '../open/zip-archive.reader.ts';
import { headingOf } from '../plan/import-names.rules.ts';
import type { ImportPlan } from '../plan/import-plan.rules.ts';
import type { Reader } from '../stage/stage.usecases.ts';
import type { Warnings } from '../warnings.rules.ts';
import { nativeTarget, withIds } from './native-links.rules.ts';
import {
  findManifest,
  isNativeAttachment,
  MANIFEST_LENGTH,
  planNative,
  readManifest,
} from './native-plan.rules.ts';

/** Recognizes an archive of this product, by its manifest. */
export async function recognizeNative(archive: ZipArchive, warnings: Warnings) {
  const manifest = findManifest(archive.files.keys());
  if (manifest === undefined) return undefined;
  const stream = await archive.open(manifest, 3 * MANIFEST_LENGTH, manifestTooLong);
  const { isNative, order } = readManifest(await text(stream));
  if (!isNative) return undefined;
  const prefix = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  const files = new Set(namesBelow(archive, prefix).filter((name) => !JUNK.test(name)));
  const vault = createVault(archive, prefix, files, warnings);
  return {
    source: 'my-note' as const,
    vault,
    survey: async (): Promise<Survey> => new Map(),
    plan: async (_survey: Survey, ids: Pick<Ids, 'row'>) => planNative(files, order, ids),
    reader: (plan: ImportPlan) => nativeReader(vault, plan),
  };
}

/** Reads the notes of an archive of this product exactly as they were. */
function nativeReader(vault: Vault, plan: ImportPlan): Reader {
  const canBeAttached = (name: string) =>
    isNativeAttachment(name) && plan.files.has(name) && !plan.targets.has(name);
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
      const { front, text: body } = readFrontMatter(await vault.read(file), frontMatterTooLong(file));
      for (const target of destinationsOf(body)) {
        const found = nativeTarget(target, file);
        if (found !== undefined && canBeAttached(found)) await attachments.add(found);
      }
      const content = withIds(body, file, (found) => {
        const linked = plan.targets.get(found);
        return linked === undefined ? attachments.urlOf(found) : `note:${linked}`;
      });
      return { front, title: front.title ?? headingOf(body) ?? name, content };
    },
  };
}
