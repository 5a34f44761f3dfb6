import { lazyDialog } from '../components/lazy-component.tsx';

export const LazyPrint = lazyDialog(
  async () => (await import('./print-dialog.tsx')).PrintDialog,
  ({ onClose }) => onClose(),
);
