import { translated } from '@my-note/contract/language';

export const httpTexts = translated('kit/http', {
  unreachable: 'My Note cannot reach its service. Check the connection and try again',
  duplicate: 'Duplicated data',
  answered: (status: number) => `The service answered ${status}`,
});
