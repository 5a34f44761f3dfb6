/** Words of the page of reports and wishes. */
export const requestsTexts = {
  later: 'Sending reports and wishes from here comes in a later version.',
} as const;
