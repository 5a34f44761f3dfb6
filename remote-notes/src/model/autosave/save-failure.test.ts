import { ERROR_CODES } from '@my-note/contract';
import { ApiError } from '@my-note/kit/http';
import { expect, test } from 'vitest';
import { saveFailure } from './save-failure.ts';

/** A refusal in the shape of the service's errors. */
const response = (statusCode: number) =>
  new ApiError(statusCode, { statusCode, code: 'X', message: 'Refused' }, 'Refused');

test.each([
  ['a truncated response', new SyntaxError('Unexpected end of JSON input'), 'unreachable'],
  ['no response', new TypeError('Failed to fetch'), 'unreachable'],
  ['a request that took too long', new ApiError(408, null, 'Timeout'), 'unreachable'],
  ['an error of the service', new ApiError(503, null, 'Busy'), 'unreachable'],
  ['the end of the session', new ApiError(401, null, 'Signed out'), 'signed-out'],
  ['a deleted note', response(404), 'gone'],
  ['a text that the service refuses', response(400), 'refused'],
])('%s', (_what, error, kind) => {
  expect(saveFailure(error).kind).toBe(kind);
});

test.each([403, 404, 413])("retries a %i response that is not the service's", (status) => {
  expect(saveFailure(new ApiError(status, null, 'Refused'))).toEqual({
    kind: 'unreachable',
    blocked: status,
  });
});

test('tells a locked note from other refusals', () => {
  const locked = { statusCode: 423, code: ERROR_CODES.noteLocked, message: 'Locked' };
  expect(saveFailure(new ApiError(423, locked, 'Locked'))).toMatchObject({ kind: 'refused', locked: true });
  expect(saveFailure(response(400))).not.toHaveProperty('locked');
});

test("retries when the service's disk is full and reports it", () => {
  const error = new ApiError(507, { code: 'DISK_FULL' }, 'The disk is full');
  expect(saveFailure(error)).toEqual({ kind: 'unreachable', full: true });
});
