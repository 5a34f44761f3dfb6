/** What the menu of a row offers. */
export type RowAction =
  | 'rename'
  | 'new-note'
  | 'new-category'
  | 'pin'
  | 'share'
  | 'move'
  | 'sort-title'
  | 'sort-date'
  | 'trash';
