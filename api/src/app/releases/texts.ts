import { translated } from '@my-note/contract/language';

/** What operators and publishers hear of guarded canaries. The reasons are in English, as in the journal. */
export const guardTexts = translated('api/guard', {
  takenBack: (release: string) => `${release} was taken back`,
  takenBackWhy: (live: string, why: string) => `${live} runs everywhere again. ${why}`,
  isLive: (release: string) => `${release} is live`,
  isLiveWhy: (former: string, why: string) => `It replaced ${former}. ${why}`,
});
