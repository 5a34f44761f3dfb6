import { translated } from '@my-note/contract/language';

/** Requests of people, and what became of them. */
export const requestsTexts = translated('api/requests', {
  tooMany: (count: number) => `${count} of your requests are open. Wait for a reply to some of them`,
  pictureGone: 'screenshot: This picture is gone. Add it again',
  noPicture: (name: string) =>
    `screenshot: "${name}" is no picture. Add a PNG, JPEG, GIF, WebP, or AVIF image`,
  noRequest: (id: string) => `There is no request ${id}`,
  noScreenshot: 'This request has no screenshot',
  became: {
    open: 'Your request is open again',
    planned: 'Your request is planned',
    done: 'Your request is done',
    declined: 'Your request was declined',
    answered: 'Your request was answered',
  },
});
