import { lazyComponent } from '../../lazy-component.tsx';
import { loadNoteActionItems } from './lazy-menus.ts';

/** The actions of remotes on a note; they come with the menu that they stand in. */
export const LazyNoteActionItems = lazyComponent(loadNoteActionItems);
