import * as z from 'zod/mini';

/** Who may write a setting (docs/specification/service.md#settings-of-a-user). */
export type ConfigScope = 'USER' | 'SYSTEM' | '*';

/** Every setting of the service: its scope, its type and its default. */
export const CONFIG_DEFINITIONS = {
  USE_YOUTUBE_READER: { scope: 'USER', defaultValue: false },
  onlyShowNotesWithPrefix: { scope: 'USER', defaultValue: '' },
  dashboardTab: { scope: 'USER', defaultValue: 'recent' },
  /** The first steps on the home page were dismissed. */
  firstStepsHidden: { scope: 'USER', defaultValue: false },
  /** Kinds of notifications that the user has muted, separated by commas. */
  mutedNotifications: { scope: 'USER', defaultValue: '' },
  /** Other sites whose pictures are shown without a click: `host` or `host:port`, separated by commas. */
  pictureSites: { scope: 'USER', defaultValue: '' },
  /** Names of the optional remotes that the user has switched on, separated by commas. */
  optionalRemotes: { scope: 'USER', defaultValue: '' },
  /** Uploaded pictures keep where, when, and with what they were taken. */
  keepPictureData: { scope: 'USER', defaultValue: false },
  /** The accent as `#rrggbb`; the site's without one. */
  accent: { scope: 'USER', defaultValue: '' },
  /** Colours of tags, such as `work=red,home=blue`. */
  tagColors: { scope: 'USER', defaultValue: '' },
  MAX_YOUTUBE_SUBSCRIBED_CHANNELS: { scope: 'SYSTEM', defaultValue: 50 },
} as const satisfies Record<string, { scope: ConfigScope; defaultValue: boolean | string | number }>;
export type ConfigKey = keyof typeof CONFIG_DEFINITIONS;

const isConfigKey = (key: string): key is ConfigKey => key in CONFIG_DEFINITIONS;
export const configKeySchema = z.enum(Object.keys(CONFIG_DEFINITIONS).filter(isConfigKey));
/**
 * Whether a setting, as `flag` of the registry names it, is on: a switch by its key, a name in a list by
 * `<key>:<name>`.
 */
export function isFlagOn(flag: string, list: ConfigList): boolean {
  const [key, name] = flag.split(':');
  const value = list.find((entry) => entry.key === key)?.value;
  return name === undefined ? value === true : String(value).split(',').includes(name);
}
/** Maximum length of a setting that is a text. */
export const CONFIG_TEXT_LENGTH = 4000;
const configValueSchema = z.union([
  z.boolean(),
  z.string().check(z.maxLength(CONFIG_TEXT_LENGTH)),
  z.number(),
]);

/** User config entry (docs/specification/service.md#settings-of-a-user). */
export const configEntrySchema = z.object({ key: configKeySchema, value: configValueSchema });
export interface ConfigEntry extends z.infer<typeof configEntrySchema> {}
/** A service that is newer than the page may send settings that the page does not know. */
export const configListSchema = z.array(z.object({ key: z.string(), value: configValueSchema }));
export type ConfigList = z.infer<typeof configListSchema>;

/** Payload of PUT /users/configs. */
export const configUpdateSchema = z.strictObject({ key: configKeySchema, value: configValueSchema });
