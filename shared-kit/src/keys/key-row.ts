/**
 * A key that does something, as the list of shortcuts shows it.
 *
 * @example
 * const row: KeyRow = { keys: '$mod+Enter', label: 'Send' };
 */
export interface KeyRow {
  /** In the notation of {@link Shortcut}; ` / ` separates alternatives. */
  keys: string;
  label: string;
}

/** The keys that work in one place. */
export interface KeyGroup {
  group: string;
  rows: readonly KeyRow[];
}
