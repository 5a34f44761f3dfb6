import { lazyDialog } from '../components/lazy-component.tsx';

/** The version history, downloaded when it is first opened. */
export const LazyHistory = lazyDialog(
  async () => (await import(/* webpackChunkName: 'history' */ './history.tsx')).History,
  ({ onClose }) => onClose(),
);
