import { CONFIG_TEXT_LENGTH, configEntrySchema, configListSchema, paths } from '@my-note/contract';
import { api } from '../http/api-client.ts';
import { session } from '../session/index.ts';
import { configValue } from './configs.queries.ts';

const KEY = 'pictureSites';
const listed = (value: unknown): string[] => String(value).split(',').filter(Boolean);

/** The setting's text; where it would be too long, the sites that were added first are left out. */
function written(sites: readonly string[]): string {
  const value = [...new Set(sites)].join(',');
  return value.length <= CONFIG_TEXT_LENGTH ? value : written(sites.slice(1));
}

/** Other sites whose pictures this reader always wants to see, known to the page without a fetch. */
export const pictureSites = (): string[] => listed(session.get().config.pictureSites);

/** Changes them: for a person with the service, for a visitor in this browser. What fails is as it was before. */
export async function changePictureSites(change: (sites: string[]) => string[]): Promise<void> {
  const before = session.get().config.pictureSites;
  session.setConfig({ pictureSites: written(change(listed(before))) });
  if (!session.get().user) return;
  try {
    // The whole list is sent: it must be the present one, also where another device has changed it.
    const stored = configValue(await api.get(paths.configs, { schema: configListSchema }), KEY);
    const body = { key: KEY, value: written(change(listed(stored))) } as const;
    await api.put(paths.configs, { body, schema: configEntrySchema });
    session.setConfig({ pictureSites: body.value });
  } catch (error) {
    session.setConfig({ pictureSites: before });
    throw error;
  }
}
