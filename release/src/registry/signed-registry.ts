// What the service needs to serve only a registry that the site has signed.
export { signatureProblem } from './signature.ts';
export { checksOnly, readSiteKey, type SiteKey } from './site-key.ts';
