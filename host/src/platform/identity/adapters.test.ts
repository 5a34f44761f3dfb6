import { expect, test } from 'vitest';
import { identityOf } from './adapters.ts';

test('skips a further way to sign in that this version does not know', async () => {
  const { signIn, oauthOptions } = await identityOf({
    identity: { kind: 'embedded' },
    moreIdentities: [{ kind: 'telepathy' }],
  });
  expect(signIn).toBeDefined();
  expect(oauthOptions).toEqual([]);
});

test('refuses a site whose first way to sign in it does not know', async () => {
  await expect(identityOf({ identity: { kind: 'telepathy' } })).rejects.toThrow('does not know');
});
