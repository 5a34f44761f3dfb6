import * as z from 'zod/mini';

/** Widths in pixels to which the service scales pictures down. */
export const PICTURE_WIDTHS = [480, 960, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * `width` in the query of GET /attachments/{id}: a picture is at most that wide then. What is not wider, and what cannot be
 * scaled, comes as it is.
 */
export const pictureWidthSchema = z.pipe(z.coerce.number(), z.literal(PICTURE_WIDTHS));
