import { ITEMS_REVISION_HEADER, type RuntimeConfig } from '@my-note/contract';
import { QueryClient } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { expect, test } from 'vitest';
import { hasForeignRevisions, recordOwnRevision } from '../platform/api/own-revisions.ts';
import { connectApi } from './connect-api.ts';

const config: RuntimeConfig = {
  apiHost: '/api',
  signUp: 'open',
  identity: { kind: 'embedded' },
  feed: { kind: 'sse' },
};

const signIn = (n: number) =>
  session.signIn({
    user: { _id: `018f0000-0000-7000-8000-00000000000${n}`, name: 'Ada', email: 'a@b.org', avatarUrl: null },
    accessToken: 'token',
  });

test('after another user signed in, nothing of the former one counts as an own change', () => {
  signIn(1);
  connectApi(config, new QueryClient());
  recordOwnRevision({ headers: new Headers({ [ITEMS_REVISION_HEADER]: '5' }) });
  signIn(1);
  expect(hasForeignRevisions(4, 5)).toBe(false);
  signIn(2);
  expect(hasForeignRevisions(4, 5)).toBe(true);
});
