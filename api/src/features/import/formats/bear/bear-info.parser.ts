import * as z from 'zod';
import { looseInstant } from '../../../archive/third-party-front-matter.parser.ts';
import { NoteProblem } from '../../import.errors.ts';
import type { Vault } from '../model/vault.reader.ts';

const flag = z.union([z.boolean(), z.number()]).transform(Boolean).catch(false);
const infoSchema = z.object({
  'net.shinyfrog.bear': z.object({
    uniqueIdentifier: z.string().catch(''),
    creationDate: looseInstant.optional().catch(undefined),
    modificationDate: looseInstant.optional().catch(undefined),
    pinned: flag,
    archived: flag,
    trashed: flag,
    locked: flag,
  }),
});

/** What Bear knows of a note besides its text. */
export type BearInfo = {
  id: string;
  archived: boolean;
  trashed: boolean;
  locked: boolean;
  front: { created?: Date; updated?: Date; pinned?: boolean };
};
const NOTHING: BearInfo = { id: '', archived: false, trashed: false, locked: false, front: {} };

/** The file beside the text of a bundle. Bundles of other programs say nothing there. */
export async function readBearInfo(vault: Vault, file: string): Promise<BearInfo> {
  if (!vault.files.has(file)) return NOTHING;
  try {
    const { data } = infoSchema.safeParse(JSON.parse(await vault.read(file)));
    const known = data?.['net.shinyfrog.bear'];
    if (!known) return NOTHING;
    const { uniqueIdentifier, creationDate, modificationDate, pinned, archived, trashed, locked } = known;
    return {
      id: uniqueIdentifier.toUpperCase(),
      archived,
      trashed,
      locked,
      front: {
        ...(creationDate ? { created: creationDate } : {}),
        ...(modificationDate ? { updated: modificationDate } : {}),
        ...(pinned ? { pinned } : {}),
      },
    };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof NoteProblem) return NOTHING;
    throw error;
  }
}
