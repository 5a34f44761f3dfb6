import type { AdapterConfig } from '@my-note/contract';
import { embeddedIdentity } from './embedded/embedded.ts';
import type { Identity } from './identity.ts';
import { identityTexts } from './texts.ts';

type Adapter = (config: AdapterConfig) => Identity | Promise<Identity>;

/** Every adapter by its kind. The large ones are chunks of their own, loaded only where they are configured. */
const adapters: Partial<Record<string, Adapter>> = {
  embedded: () => embeddedIdentity,
  firebase: async (config) =>
    (
      await import(/* webpackChunkName: "firebase-auth" */ './firebase/firebase-identity.ts')
    ).firebaseIdentity(config),
};

/** The adapter that `/config.json` names. */
export async function identityOf(config: AdapterConfig): Promise<Identity> {
  const adapter = adapters[config.kind];
  if (!adapter) throw new Error(identityTexts.unknown);
  return adapter(config);
}
