/** For the script before the app, which has no room for the formats, nor for what modules are shared with. */
export { directionOf, isLanguage, type Language, preferredLanguage } from './languages.ts';
