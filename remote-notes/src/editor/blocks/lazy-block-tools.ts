import { lazyComponent } from '../../components/lazy-component.tsx';

/** Loaded after the text can be edited. */
export const LazyBlockTools = lazyComponent(
  async () => (await import(/* webpackChunkName: 'block-tools' */ './block-tools.tsx')).BlockTools,
);
