import { lazyDialog } from '../lazy-component.tsx';

export const LazyMoveDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: 'move' */ './move-dialog.tsx')).MoveDialog,
  ({ onDone }) => onDone(),
);

export const LazyMoveItemDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: 'move' */ './move-item-dialog.tsx')).MoveItemDialog,
  ({ onClose }) => onClose(),
);

export const LazyNewCategoryDialog = lazyDialog(
  async () => (await import('./new-category-dialog.tsx')).NewCategoryDialog,
  ({ onDone }) => onDone(null),
);

export const LazyRenameCategoryDialog = lazyDialog(
  async () => (await import('./rename-category-dialog.tsx')).RenameCategoryDialog,
  ({ onDone }) => onDone(null),
);
