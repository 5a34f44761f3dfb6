/**
 * Widths in pixels to which the service scales pictures down: `width` in the query of GET /attachments/{id}. What is not
 * wider, and what cannot be scaled, comes as it is.
 */
export const PICTURE_WIDTHS = [480, 960, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
