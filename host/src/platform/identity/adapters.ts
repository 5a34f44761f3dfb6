import type { AdapterConfig } from '@my-note/contract';
import { embeddedIdentity } from './embedded/embedded.ts';
import type { Identity } from './identity.ts';
import { identityTexts } from './texts.ts';

type Adapter = (config: AdapterConfig) => Identity | Promise<Identity>;

/** The adapters by kind. Firebase's is a chunk of its own, loaded only when it is configured. */
const adapters: Partial<Record<string, Adapter>> = {
  embedded: () => embeddedIdentity,
  firebase: async (config) =>
    (
      await import(/* webpackChunkName: "firebase-auth" */ './firebase/firebase-identity.ts')
    ).firebaseIdentity(config),
};

export async function identityOf(config: AdapterConfig): Promise<Identity> {
  const adapter = adapters[config.kind];
  if (!adapter) throw new Error(identityTexts.unknown);
  return adapter(config);
}
