import { type Registry, registrySchema } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';

/** Whether hosts can read it. Fields that they do not know are kept, for the tools of other versions. */
export const isRegistry = (value: unknown): value is Registry => registrySchema.safeParse(value).success;

/** Refuses a registry that hosts could not read: one wrong entry would take all remotes from everybody. */
export function assertReadable(registry: unknown): asserts registry is Registry {
  const wrong = new Set(
    registrySchema.safeParse(registry).error?.issues.map(({ path }) => describe(registry, path)),
  );
  if (wrong.size === 0) return;
  throw new Refusal(
    [
      'Nothing was changed; a host could not read the registry:',
      ...[...wrong].map((text) => `  - ${text}`),
    ].join('\n'),
  );
}

function describe(registry: unknown, path: PropertyKey[]): string {
  const [field, index, key = field] = path;
  const entry = field === 'remotes' ? Object(registry).remotes?.[Number(index)] : undefined;
  const value = Object(entry ?? registry)[key ?? ''];
  return `${entry?.name ?? 'the registry'}: "${String(key)}" is ${JSON.stringify(value)}`;
}
