import { translated } from '@my-note/contract/language';

export const feedTexts = translated('host/notifications', {
  untitled: 'Notification',
  detail: 'Detail',
});
