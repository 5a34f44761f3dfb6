import {
  type AutosaveEffect,
  type AutosaveState,
  isDirty,
  removeJournal,
  savedAt,
  stay,
  type Transition,
  unsavedStatus,
} from './autosave-state.ts';
import { mergeUnsaved, type UnsavedText } from './restore-unsaved.ts';
import { edit } from './send-transitions.ts';
import { snapshotOf } from './server-snapshot.ts';

export function resetToServer(state: AutosaveState): Transition {
  const { title, content, updatedAt } = state.server.known;
  const text = { title, content };
  return {
    state: { ...state, text, status: savedAt(updatedAt) },
    effects: [{ type: 'show-text', text }, removeJournal],
  };
}

export function restore(state: AutosaveState, unsaved: UnsavedText, now: number): Transition {
  const merged = mergeUnsaved(unsaved, state.text, state.server.known, isDirty(state));
  if (merged) {
    const edited = edit(state, merged, now);
    const show: AutosaveEffect = { type: 'show-text', text: edited.state.text };
    return { state: edited.state, effects: [...edited.effects, show] };
  }
  const text = { title: unsaved.title, content: unsaved.content };
  return {
    state: { ...state, text, status: { kind: 'conflict', theirs: state.server.known } },
    effects: [
      { type: 'show-text', text },
      { type: 'journal', write: 'soon' },
    ],
  };
}

export function endConflict(before: AutosaveState, keep: 'mine' | 'theirs'): Transition {
  if (before.status.kind !== 'conflict') return stay(before);
  const state = { ...before, server: snapshotOf(before.status.theirs) };
  if (keep === 'theirs' || !isDirty(state)) return resetToServer(state);
  return { state: { ...state, status: unsavedStatus(state) }, effects: [{ type: 'flush' }] };
}
