/** A key that does something, as the list of shortcuts shows it. */
export interface KeyRow {
  /** In the notation of {@link Shortcut}; ` / ` separates alternatives. */
  keys: string;
  label: string;
}

export interface KeyGroup {
  group: string;
  rows: readonly KeyRow[];
}
