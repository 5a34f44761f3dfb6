import { ERROR_CODES, errorSchema, noteSchema } from '@my-note/contract';
import { ApiError } from '@my-note/kit/http';
import type { SaveFailure } from '../save-types.ts';

const currentOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;

const isFromService = (body: unknown): boolean => errorSchema.safeParse(body).success;

/** Classifies a failed save (docs/specification/product.md#saving). */
export function saveFailure(error: unknown): SaveFailure {
  // A truncated response, or a captive portal's: only the next response shows whether the save arrived.
  if (!(error instanceof ApiError)) return { kind: 'unreachable' };
  if (error.code === ERROR_CODES.diskFull) return { kind: 'unreachable', full: true };
  if (error.status === 401) return { kind: 'signed-out' };
  // A proxy's response says nothing about the note, and a retry may get through.
  if (error.status < 500 && !isFromService(error.body)) return { kind: 'unreachable', blocked: error.status };
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 408 || error.status === 429 || error.status >= 500) return { kind: 'unreachable' };
  if (error.code === ERROR_CODES.versionConflict) {
    const theirs = noteSchema.safeParse(currentOf(error.body));
    if (theirs.success) return { kind: 'conflict', theirs: theirs.data };
  }
  const locked = error.code === ERROR_CODES.noteLocked;
  return { kind: 'refused', message: error.message, again: true, ...(locked && { locked }) };
}
