import { OWN_CSS_MARK } from '@my-note/contract/look';
import type { Services } from '../../core/services.ts';
import { listSetting, saveConfig } from './configs.repository.ts';

/** The person's custom CSS. It is the person's own text for the person's own pages: only their size counts here. */
export async function readOwnCss({ db }: Pick<Services, 'db'>, userId: string) {
  const stored = await listSetting(db, [userId], OWN_CSS_MARK);
  return { css: String(stored.get(userId) ?? '') };
}

export async function changeOwnCss({ db, clock, ids }: Services, userId: string, { css }: { css: string }) {
  await saveConfig(db, userId, { key: OWN_CSS_MARK, value: css }, { id: ids.row(), now: clock() });
  return { css };
}
