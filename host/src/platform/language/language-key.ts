/** Of the chosen language: in local storage, and as the cookie by which the service knows it. */
export const LANGUAGE_KEY = 'my-note.language';
