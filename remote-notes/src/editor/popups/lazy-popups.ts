import { lazyComponent } from '../../components/lazy-component.tsx';

const loadPopups = async () => (await import(/* webpackChunkName: 'editor-popups' */ './popups.tsx')).Popups;

// It arrives while the editor is made, so that the first key finds it.
loadPopups().catch(() => {});

/** Toolbars and lists beside the text, in a chunk of their own. */
export const LazyPopups = lazyComponent(loadPopups);
