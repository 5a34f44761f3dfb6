/**
 * Value of the `client-id` header and of `clientId` on notifications
 * (docs/specification/service.md#base-url-and-headers).
 */
export const CLIENT_ID = 'my-note';

/** Key of the theme in local storage (docs/specification/product.md#theme). */
export const THEME_STORAGE_KEY = 'theme';

/** Slug of the note that the prefix filter never hides (docs/specification/product.md#prefix-filter). */
export const ALWAYS_VISIBLE_SLUG = 'my-note';

/** First slug segments that are reserved for the product (docs/specification/service.md#reserved-slugs). */
export const RESERVED_SLUG_SEGMENTS = ['i', 'login', 'api', 'remotes', 'assets'] as const;

/** Cached query data is stale after this many milliseconds (docs/specification/product.md#freshness-of-data). */
export const QUERY_STALE_MS = 60_000;

/** Toast times in milliseconds and their number on screen (docs/specification/product.md#toasts). */
export const TOAST = { defaultMs: 5_000, errorMs: 10_000, notificationMs: 20_000, max: 3 } as const;

/**
 * Sizes and lengths the service enforces and the screens announce (docs/specification/service.md#limits). Lengths
 * of texts are in characters as JavaScript counts them (UTF-16 units), like an input's `maxlength`.
 */
export const LIMITS = {
  titleLength: 300,
  contentLength: 1_500_000,
  slugSegmentLength: 80,
  passwordMinLength: 8,
  emailLength: 254,
  searchLength: 200,
  /** Searches stored per user. */
  searchHistory: 50,
  /** Former states kept per note, besides those with a name. */
  versions: 100,
  versionNameLength: 100,
  /** Items that one call moves, pins, or trashes. */
  manyItems: 500,
  /** Entries of the trash that one call restores or deletes. */
  trashEntries: 500,
  /** Items of which one call reads the beginnings of their texts. */
  previews: 100,
  attachmentBytes: 10 * 1024 * 1024,
  archiveBytes: 500 * 1024 * 1024,
} as const;

/** How long an access token of a session is valid. */
export const ACCESS_TOKEN_MS = 10 * 60_000;

/** Header that names the client (docs/specification/service.md#base-url-and-headers). */
export const CLIENT_ID_HEADER = 'client-id';

/** Header of the response to a write: the revision of the user's items after it. */
export const ITEMS_REVISION_HEADER = 'items-revision';

const UUID = '([0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})';
/**
 * Destination of a Markdown link to another note: `note:{id}`, so that renaming breaks no link
 * (docs/specification/service.md#note-links).
 */
export const NOTE_REFERENCE = new RegExp(`(?:\\]\\(<?|\\]:[ \\t]*<?)note:${UUID}`, 'g');
/** Address of an attachment inside Markdown: `/attachments/{id}`, below any host. */
export const ATTACHMENT_REFERENCE = new RegExp(`/attachments/${UUID}`, 'g');

/** The width of a picture, after its description, in Obsidian's form: `A loaf|300` or `A loaf|300x200`. */
export const PICTURE_SIZE = /\|([1-9]\d{0,3})(?:x\d{1,4})?$/;
