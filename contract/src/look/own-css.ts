import * as z from 'zod/mini';
import { siteTexts } from '../site/texts.ts';

/** Characters of the custom CSS of one person. */
export const OWN_CSS_LENGTH = 20_000;

/** Path of the calls for it. */
export const OWN_CSS_PATH = '/users/css';

/** Payload and response of /users/css. */
export const ownCssSchema = z.strictObject({
  css: z.string().check(z.maxLength(OWN_CSS_LENGTH, { error: () => siteTexts.cssTooLong(OWN_CSS_LENGTH) })),
});

/**
 * A setting that only the service writes: it stands for the custom CSS in the list of settings, and changes with it. Without
 * custom CSS it is not in the list.
 */
export const OWN_CSS_MARK = 'customCss';
