import { lazyDialog } from '../components/lazy-component.tsx';

export const LazyHistory = lazyDialog(
  async () => (await import(/* webpackChunkName: 'history' */ './history.tsx')).History,
  ({ onClose }) => onClose(),
);
