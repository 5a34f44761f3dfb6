import { translated } from '@my-note/contract/language';

export const youtubeTexts = translated('host/youtube', {
  page: 'Youtube Reader',
  title: 'Youtube Reader is turned off',
  text: 'It lists new videos of the channels you follow and lets you take notes beside them. You can also turn it on, or off again, in the user menu under Settings.',
  turnOn: 'Turn on Youtube Reader',
});
