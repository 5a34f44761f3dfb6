import type { Note } from '@my-note/contract';
import { useStore } from '@my-note/kit/state';
import { lazyComponent } from '../../components/lazy-component.tsx';
import type { Autosave } from '../../model/autosave/autosave.ts';

// In a chunk that every open editor loads, so that a conflict can be resolved without a connection.
const LazyOpenConflict = lazyComponent(
  async () => (await import(/* webpackChunkName: 'editor-popups' */ './open-conflict.tsx')).OpenConflict,
);

interface ConflictProps {
  note: Note;
  autosave: Autosave;
}

/** What differs while a save is in conflict, and how to resolve it. */
export function Conflict(props: ConflictProps) {
  const status = useStore(props.autosave.store, (snapshot) => snapshot.status);
  return status.kind === 'conflict' ? <LazyOpenConflict {...props} theirs={status.theirs} /> : null;
}
