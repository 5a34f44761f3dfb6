import { translated } from '@my-note/contract/language';

export const identityTexts = translated('host/identity', {
  unknown: 'This site uses a sign-in service that this version of My Note does not know.',
});
