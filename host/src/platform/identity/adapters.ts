import type { AdapterConfig, RuntimeConfig } from '@my-note/contract';
import { embeddedIdentity } from './embedded/embedded.ts';
import type { Identity } from './identity.ts';
import { oidcIdentity } from './oidc/oidc-identity.ts';
import { identityTexts } from './texts.ts';

export type IdentityConfig = Pick<RuntimeConfig, 'identity' | 'moreIdentities'>;
type Adapter = (config: AdapterConfig) => Identity | Promise<Identity>;

/** The adapters by kind. Firebase's is a chunk of its own, loaded only when it is configured. */
const adapters: Partial<Record<string, Adapter>> = {
  embedded: embeddedIdentity,
  oidc: oidcIdentity,
  firebase: async (config) =>
    (
      await import(/* webpackChunkName: "firebase-auth" */ './firebase/firebase-identity.ts')
    ).firebaseIdentity(config),
};

const load = async (config: AdapterConfig): Promise<Identity> => {
  const adapter = adapters[config.kind];
  if (!adapter) throw new Error(identityTexts.unknown);
  return adapter(config);
};

/** All ways to sign in of this deployment as one; further ones that this version does not know are left out. */
export async function identityOf({ identity, moreIdentities = [] }: IdentityConfig): Promise<Identity> {
  const known = moreIdentities.filter(({ kind }) => adapters[kind]);
  const parts = await Promise.all([identity, ...known].map(load));
  const oauthOptions = parts.flatMap((part) => part.oauthOptions ?? []);
  const all: Identity = Object.assign({}, ...parts);
  return { ...all, oauthOptions };
}
