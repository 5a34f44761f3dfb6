import type { UserRequest } from '@my-note/contract/requests';

export const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** The nth request of a test. */
export const requestOf = (n: number, rest: Partial<UserRequest> = {}): UserRequest => ({
  _id: id(n),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  type: 'issue',
  title: `Request ${n}`,
  description: 'As it is',
  diagnostics: null,
  screenshot: null,
  status: 'open',
  answer: null,
  ...rest,
});
