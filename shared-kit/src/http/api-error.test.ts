import { expect, test } from 'vitest';
import { ApiError, errorText, isUnreachable } from './api-error.ts';
import { httpTexts } from './texts.ts';

test.each([
  ['without a connection', new TypeError('Failed to fetch')],
  ['without a response in time', new DOMException('signal timed out', 'TimeoutError')],
])('%s the service is unreachable', (_when, error) => {
  expect(isUnreachable(error)).toBe(true);
  expect(errorText(error)).toBe(httpTexts.unreachable);
});

test.each([
  ['a refusal', new ApiError(404, null, 'gone')],
  ['a call that nobody waits for any more', new DOMException('aborted', 'AbortError')],
])('%s says nothing of the service', (_what, error) => {
  expect(isUnreachable(error)).toBe(false);
});
