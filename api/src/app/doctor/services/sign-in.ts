import type { Config } from '../../config/config.ts';
import { type Finding, findingsOf, wordsOf } from '../finding.ts';

/** The library's code where a provider calls itself otherwise than it is called. */
const OTHER_ISSUER = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';

/** Asks the identity providers that are outside of this machine what they say of themselves. */
export async function checkSignIn({ identities }: Pick<Config, 'identities'>): Promise<Finding[]> {
  const { ok, failed } = findingsOf('single sign-on');
  const outside = identities.filter(({ check }) => check !== undefined);
  return Promise.all(
    outside.map(async ({ check }) => {
      try {
        await check?.();
        return ok('The provider of OIDC_ISSUER is there, under that name');
      } catch (error) {
        return failed(
          Object(error).code === OTHER_ISSUER
            ? 'The provider calls itself otherwise than OIDC_ISSUER. Set OIDC_ISSUER exactly as the provider shows it, with or without the slash at its end'
            : `The provider of OIDC_ISSUER does not answer as one (${wordsOf(error)}). Check OIDC_ISSUER, and that this machine reaches it`,
        );
      }
    }),
  );
}
