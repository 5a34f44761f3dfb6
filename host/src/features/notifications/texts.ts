export const feedTexts = {
  untitled: 'Notification',
  detail: 'Detail',
} as const;
