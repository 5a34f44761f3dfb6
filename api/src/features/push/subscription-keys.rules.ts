import { ECDH } from 'node:crypto';

/** Whether a text is a point of the curve P-256, which nothing can be encrypted for otherwise. */
export function isCurvePoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}
