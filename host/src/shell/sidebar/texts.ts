import { translated } from '@my-note/contract/language';

export const sidebarTexts = translated('host/sidebar', {
  savedSearches: 'Saved searches',
  allSearches: 'All and new ones',
  width: 'Width of the sidebar',
  widthHint: 'Drag to resize, double-click to reset',
});
