import { translated } from '@my-note/contract/language';

/** Refusals of exports. */
export const exportTexts = translated('api/export', {
  tooMany: (max: number) => `${max} exports are running already. Wait for one to finish, or cancel it`,
  oneNoteAsHtml:
    'One note is exported with format=html, and without a category. Its Markdown is what GET …/by-slug has',
  stalled: 'The download stalled and was stopped. Start it again',
});
