import { ApiError } from '@my-note/shared-kit/http';
import { expect, test } from 'vitest';
import { saveFailure } from './save-failure.ts';

test.each([
  ['an answer that was torn off', new SyntaxError('Unexpected end of JSON input'), 'unreachable'],
  ['no answer', new TypeError('Failed to fetch'), 'unreachable'],
  ['a request that took too long', new ApiError(408, null, 'Timeout'), 'unreachable'],
  ['an error of the service', new ApiError(503, null, 'Busy'), 'unreachable'],
  ['the end of the session', new ApiError(401, null, 'Signed out'), 'signed-out'],
  ['a note that is gone', new ApiError(404, null, 'Gone'), 'gone'],
  ['a text that is not taken', new ApiError(400, null, 'The title is too long'), 'refused'],
])('%s', (_what, error, kind) => {
  expect(saveFailure(error).kind).toBe(kind);
});
