import { LIMITS } from '@my-note/contract';
import { expect, test } from 'vitest';
import { validateImage } from './check-image.ts';

test.each([
  ['image/png', LIMITS.attachmentBytes, null],
  ['image/png', LIMITS.attachmentBytes + 1, expect.stringContaining('10 MB')],
  ['image/svg+xml', 10, expect.stringContaining('PNG')],
  ['application/zip', 10, expect.stringContaining('PNG')],
])('validates a file of %s and %i bytes', (type, size, refusal) => {
  expect(validateImage({ type, size })).toEqual(refusal);
});
