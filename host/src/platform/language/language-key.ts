/** Of the chosen language: in local storage, and as the cookie by which the service knows it. */
export const LANGUAGE_KEY = 'my-note.language';

const YEAR_S = 31_536_000;

/** What sets the cookie, or takes it away. */
export const languageCookie = (language: string | undefined): string =>
  `${LANGUAGE_KEY}=${language ?? ''}; Path=/; SameSite=Lax; Max-Age=${language ? YEAR_S : 0}`;
