import {
  CONFIG_DEFINITIONS,
  type ConfigEntry,
  type ConfigList,
  configKeySchema,
  MUTABLE_KINDS,
} from '@my-note/contract';
import { isHexColor, OWN_CSS_MARK } from '@my-note/contract/look';
import { readTagColors } from '@my-note/contract/tags';
import { AppError, invalid } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { listConfigs, saveConfig } from './configs.repository.ts';
import { markOfCss } from './own-css.rules.ts';
import { configsTexts } from './texts.ts';

/** A name or an IP address in lower case, with an optional port. */
const SITE = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9_])?|\[[0-9a-f:.]{2,45}\])\.?(?::\d{1,5})?$/;

export type ConfigsDeps = Services & { config: { system: Record<string, ConfigEntry['value']> } };

/** A page of 0.2.0 refuses a list with a setting that it does not know, so these are listed once they are set. */
const LISTED_ONCE_SET: ReadonlySet<ConfigEntry['key']> = new Set([
  'optionalRemotes',
  'keepPictureData',
  'accent',
  'tagColors',
]);

/** The known settings: the operator's value, or else the user's, or its default; and the mark of the custom CSS. */
export async function readConfigs({ db, config }: ConfigsDeps, userId: string): Promise<ConfigList> {
  const stored = new Map((await listConfigs(db, userId)).map(({ key, value }) => [key, value]));
  const system = new Map<string, ConfigEntry['value']>(Object.entries(config.system));
  const known = configKeySchema.options.flatMap((key) => {
    const { defaultValue } = CONFIG_DEFINITIONS[key];
    const value = system.get(key) ?? stored.get(key) ?? defaultValue;
    return LISTED_ONCE_SET.has(key) && value === defaultValue ? [] : [{ key, value }];
  });
  const css = stored.get(OWN_CSS_MARK);
  return css ? [...known, { key: OWN_CSS_MARK, value: markOfCss(String(css)) }] : known;
}

export async function updateConfig({ db, clock, ids }: Services, userId: string, entry: ConfigEntry) {
  const { scope, defaultValue }: { scope: string; defaultValue: unknown } = CONFIG_DEFINITIONS[entry.key];
  if (scope === 'SYSTEM') throw new AppError(403, 'FORBIDDEN', configsTexts.fixed(entry.key));
  if (typeof entry.value !== typeof defaultValue)
    throw invalid(configsTexts.takes(entry.key, typeof defaultValue));
  if (entry.key === 'mutedNotifications') assertMutable(String(entry.value));
  if (entry.key === 'pictureSites') assertSites(String(entry.value));
  if (entry.key === 'optionalRemotes') assertNames(String(entry.value));
  if (entry.key === 'accent') assertColor(String(entry.value));
  if (entry.key === 'tagColors') assertTagColors(String(entry.value));
  await saveConfig(db, userId, entry, { id: ids.row(), now: clock() });
  return entry;
}

/** Each like the host of an address in a browser. */
function assertSites(value: string) {
  const wrong = value.split(',').find((site) => value !== '' && !SITE.test(site));
  if (wrong !== undefined) throw invalid(configsTexts.noSite(wrong));
}

/** Names as in the registry; which remotes there are is the site's matter. */
function assertNames(value: string) {
  const wrong = value.split(',').find((name) => value !== '' && !/^[a-z][a-z0-9-]*$/.test(name));
  if (wrong !== undefined) throw invalid(configsTexts.noRemote(wrong));
}

function assertColor(value: string) {
  if (value !== '' && !isHexColor(value)) throw invalid(configsTexts.noColor(value));
}

/** Each tag once, as it is compared. */
function assertTagColors(value: string) {
  if (value !== '' && value.split(',').length !== readTagColors(value).size)
    throw invalid(configsTexts.tagColors);
}

/** A misspelled kind would never be muted. */
function assertMutable(value: string) {
  const known: readonly string[] = MUTABLE_KINDS;
  const unknown = value.split(',').filter((kind) => value !== '' && !known.includes(kind));
  if (unknown.length === 0) return;
  throw invalid(configsTexts.notMutable(unknown.join(','), known.join(', ')));
}
