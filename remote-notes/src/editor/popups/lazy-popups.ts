import { lazyComponent } from '../../components/lazy-component.tsx';

const loadPopups = async () => (await import(/* webpackChunkName: 'editor-popups' */ './popups.tsx')).Popups;

/** Toolbars and lists beside the text, in a chunk of their own: the text can be written before it is there. */
export const LazyPopups = lazyComponent(loadPopups);
