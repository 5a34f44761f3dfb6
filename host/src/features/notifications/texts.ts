/** Words of the live feed. */
export const feedTexts = {
  untitled: 'Notification',
  detail: 'Detail',
} as const;
