import { toast } from '@my-note/shared-kit/ui';
import { texts } from '../../texts.ts';
import { lazyComponent } from '../lazy-component.tsx';

const sayFailed = () => toast({ title: texts.dialogFailed, type: 'error' });

/** Dialogs of a page, downloaded when they are first asked for. */
export const LazyMoveDialog = lazyComponent({
  load: async () => (await import('./move-dialog.tsx')).MoveDialog,
  onFail: ({ onDone }) => {
    sayFailed();
    onDone();
  },
});

export const LazyNewCategoryDialog = lazyComponent({
  load: async () => (await import('./new-category-dialog.tsx')).NewCategoryDialog,
  onFail: ({ onDone }) => {
    sayFailed();
    onDone(null);
  },
});

export const LazyRenameCategoryDialog = lazyComponent({
  load: async () => (await import('./rename-category-dialog.tsx')).RenameCategoryDialog,
  onFail: ({ onDone }) => {
    sayFailed();
    onDone(null);
  },
});
