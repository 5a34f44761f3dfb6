import { translated } from '@my-note/contract/language';

/** Refusals of versions. */
export const versionsTexts = translated('api/versions', {
  gone: 'This version no longer exists',
});
