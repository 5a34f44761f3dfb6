import { type ConfigKey, configListSchema, isFlagOn } from '@my-note/contract';
import { configQueries, configValue } from '@my-note/kit/queries';
import { type QueryClient, useQuery } from '@my-note/kit/query';
import { session, useAuthEnabled } from '@my-note/kit/session';
import { useEffect } from 'react';

/** How the flag of an optional remote begins. */
export const OPTIONAL = 'optionalRemotes:';

/**
 * The user's settings; fetched only when a user is signed in
 * (docs/specification/product.md#signed-in-and-signed-out).
 */
export function useSettings() {
  const enabled = useAuthEnabled();
  return useQuery({ ...configQueries.list(), enabled });
}

/** True once the settings are known and the switch is on. */
export const useSwitch = (key: ConfigKey): boolean => configValue(useSettings().data, key) === true;

/**
 * Whether a remote's flag is on, outside of React, from the query cache. A visitor has no settings: what is optional is on,
 * and comes when a shared note has something for it.
 */
export function isSwitchedOn(queryClient: QueryClient, flag: string): boolean {
  if (!session.get().user) return flag.startsWith(OPTIONAL);
  const list = configListSchema.safeParse(queryClient.getQueryData(configQueries.all()));
  return list.success && isFlagOn(flag, list.data);
}

const FIRST_PAINT = ['onlyShowNotesWithPrefix', 'dashboardTab', 'pictureSites'] as const;

/** Stores the settings that the first paint needs in the session, for the next start. */
export function useStoreSettingsInSession(): void {
  const { data } = useSettings();
  useEffect(() => {
    if (!data) return;
    const { config } = session.get();
    const known = FIRST_PAINT.map((key) => [key, String(configValue(data, key))] as const);
    if (known.some(([key, value]) => config[key] !== value)) session.setConfig(Object.fromEntries(known));
  }, [data]);
}
