import { translated } from '@my-note/contract/language';

/** What operators hear of scheduled backups. The reason of a failure is in English, as logs are. */
export const backupTexts = translated('api/backups', {
  failed: 'The backup failed',
  failedWhy: (reason: string, lastGood: string) => `${reason}. ${lastGood} It is tried again by itself`,
  noneYet: 'There is no good backup yet.',
  lastGood: (time: string) => `The last good one is of ${time} UTC.`,
});
