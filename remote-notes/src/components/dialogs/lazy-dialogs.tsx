import { toast } from '@my-note/shared-kit/ui';
import { texts } from '../../texts.ts';
import { lazyPart } from '../lazy-component.tsx';

const sayFailed = () => toast({ title: texts.dialogFailed, type: 'error' });

/** Dialogs of a page, downloaded when they are first asked for. */
export const LazyMoveDialog = lazyPart({
  load: async () => (await import('./move-dialog.tsx')).MoveDialog,
  onFail: ({ onDone }) => {
    sayFailed();
    onDone();
  },
});

export const LazyNewCategoryDialog = lazyPart({
  load: async () => (await import('./new-category-dialog.tsx')).NewCategoryDialog,
  onFail: ({ onDone }) => {
    sayFailed();
    onDone(null);
  },
});

export const LazyRenameCategoryDialog = lazyPart({
  load: async () => (await import('./rename-category-dialog.tsx')).RenameCategoryDialog,
  onFail: ({ onDone }) => {
    sayFailed();
    onDone(null);
  },
});

export const LazyHistory = lazyPart({
  load: async () => (await import(/* webpackChunkName: 'history' */ '../../history/history.tsx')).History,
  onFail: ({ onClose }) => {
    sayFailed();
    onClose();
  },
});
