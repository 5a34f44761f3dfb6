import {
  CONFIG_DEFINITIONS,
  type ConfigEntry,
  type ConfigKey,
  type ConfigList,
  configEntrySchema,
  configListSchema,
  paths,
  runtimeConfigSchema,
} from '@my-note/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../http/api-client.ts';

/**
 * Queries on the user's settings.
 *
 * @example
 * const { data: settings } = useQuery(configQueries.list());
 * const isOn = configValue(settings, 'USE_YOUTUBE_READER');
 */
export const configQueries = {
  all: () => ['configs'] as const,
  list: () =>
    queryOptions({
      queryKey: configQueries.all(),
      queryFn: ({ signal }): Promise<ConfigList> =>
        api.get(paths.configs, { schema: configListSchema, signal }),
    }),
};

/**
 * The configuration of this deployment. The host reads it first and puts it here.
 *
 * @example
 * const { data: config } = useQuery(runtimeConfigQuery());
 * const canSignUp = config?.signUp === 'open';
 */
export const runtimeConfigQuery = () =>
  queryOptions({
    queryKey: ['runtime-config'] as const,
    queryFn: async ({ signal }) =>
      runtimeConfigSchema.parse(await (await fetch('/config.json', { signal })).json()),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Writes one setting. The list is fetched again after success only (docs/specification/product.md#settings). */
export const configMutations = {
  update: () =>
    mutationOptions({
      mutationFn: (entry: ConfigEntry): Promise<ConfigEntry> =>
        api.put(paths.configs, { body: entry, schema: configEntrySchema }),
      onSuccess: (_entry, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: configQueries.all() }),
    }),
};

/**
 * Value of one setting in a fetched list; its default when it is missing.
 *
 * @example
 * const { data: settings } = useQuery(configQueries.list());
 * const prefix = configValue(settings, 'onlyShowNotesWithPrefix');
 */
export const configValue = <K extends ConfigKey>(
  list: ConfigList | undefined,
  key: K,
): ConfigEntry['value'] =>
  list?.find((entry) => entry.key === key)?.value ?? CONFIG_DEFINITIONS[key].defaultValue;
