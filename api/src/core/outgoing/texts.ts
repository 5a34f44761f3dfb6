import { translated } from '@my-note/contract/language';

/** Why a call to another site was not made, or failed. */
export const outgoingTexts = translated('api/outgoing', {
  addressUnusable: 'its address is not usable',
  addressNotWeb: 'its address is not a web address',
  portNotWeb: 'its port is not a web port',
  addressNotPublic: 'its address is not a public one',
  siteStatus: (status: number) => `the site answered ${status}`,
  largerThan: (megabytes: number) => `it is larger than ${megabytes} MB`,
  redirectsTooOften: 'the site redirects too often',
  notPicture: 'it is not a supported picture',
  siteTooLate: 'the site did not answer in time',
  noPublicSite: 'no public site of this name was found',
  connectionFailed: 'the connection failed',
  pictureNotLoaded: (reason: string) => `The picture couldn't be loaded: ${reason}`,
  pictureNotShown: 'The shared note has no picture at this address',
  notWebAddress: 'it is not a web address',
  hasCredentials: 'it must not have a user name or a password',
  notPublic: 'it is not on the public internet',
  noResponse: 'no response came in time',
  connectionRefused: 'the connection was refused',
  tooManyPictures: (perMinute: number) => `Too many pictures: ${perMinute} a minute are allowed here`,
  beginsWithHttps: 'it has to begin with https://',
  beginsWithHttp: 'it has to begin with https:// or http://',
});
