import { toast } from '@my-note/shared-kit/ui';
import { lazyComponent } from '../components/lazy-component.tsx';
import { texts } from '../texts.ts';

/** The version history, downloaded when it is first opened. */
export const LazyHistory = lazyComponent({
  load: async () => (await import(/* webpackChunkName: 'history' */ './history.tsx')).History,
  onFail: ({ onClose }) => {
    toast({ title: texts.dialogFailed, type: 'error' });
    onClose();
  },
});
