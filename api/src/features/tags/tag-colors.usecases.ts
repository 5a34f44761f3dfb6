import { readTagColors, renameTagColors, writeTagColors } from '@my-note/contract/tags';
import type { Database } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import { listSetting, saveConfig } from '../configs/configs.repository.ts';

/** Gives a renamed tag, and those below it, the colours that they had. */
export async function carryColors(
  tx: Database,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  ownerId: string,
  names: { from: string; to: string },
  facts: { isMerged: boolean; isWhole: boolean },
): Promise<void> {
  const before = String((await listSetting(tx, [ownerId], 'tagColors')).get(ownerId) ?? '');
  const after = writeTagColors(renameTagColors(readTagColors(before), names, facts));
  if (after !== before)
    await saveConfig(tx, ownerId, { key: 'tagColors', value: after }, { id: ids.row(), now: clock() });
}
