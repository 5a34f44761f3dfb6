import { ERROR_CODES, errorSchema, noteSchema } from '@my-note/contract';
import { ApiError } from '@my-note/shared-kit/http';
import type { SaveFailure } from '../save-types.ts';

const currentOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;

const isFromService = (body: unknown): boolean => errorSchema.safeParse(body).success;

/** Reads from a failed save what has to happen next (docs/specification/product.md#saving). */
export function saveFailure(error: unknown): SaveFailure {
  // An answer that was torn off, or is somebody else's (the sign-in page of a network): only the next one
  // tells whether the save arrived.
  if (!(error instanceof ApiError)) return { kind: 'unreachable' };
  if (error.code === ERROR_CODES.diskFull) return { kind: 'unreachable', full: true };
  if (error.status === 401) return { kind: 'signed-out' };
  // A proxy's refusal says nothing about the note: it may be gone at the next try.
  if (error.status < 500 && !isFromService(error.body)) return { kind: 'unreachable', blocked: error.status };
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 408 || error.status === 429 || error.status >= 500) return { kind: 'unreachable' };
  if (error.code === ERROR_CODES.versionConflict) {
    const theirs = noteSchema.safeParse(currentOf(error.body));
    if (theirs.success) return { kind: 'conflict', theirs: theirs.data };
  }
  return { kind: 'refused', message: error.message, again: true };
}
