import type { Note } from '@my-note/shared-kit/contract';
import { ApiError } from '@my-note/shared-kit/http';
import { editing, session } from '@my-note/shared-kit/session';
import { type Autosave, createAutosave } from './autosave.ts';
import { journalOf } from './journal.ts';
import { saveFailure } from './save-failure.ts';
import type { SaveChange } from './save-types.ts';

/** Notes with an editor open, or closed with text still on its way. They go on saving after the page is left. */
const savers = new Map<string, Autosave>();
/** Whose note each of them saves. */
const owners = new Map<string, string>();
/** Notes whose editor is on screen. */
const open = new Set<string>();
const listeners = new Set<() => void>();

function changed() {
  const snapshots = [...savers.values()].map((saver) => saver.get());
  editing.setDirty(snapshots.some(({ dirty }) => dirty));
  for (const listener of listeners) listener();
}

const isSignedIn = (owner: string) => session.get().user?._id === owner;

/** Signed in again, what was kept meanwhile is sent. Somebody else's text waits for its own writer. */
function followUser(): void {
  for (const [noteId, saver] of savers) {
    if (isSignedIn(owners.get(noteId) ?? '')) saver.retryNow();
  }
}

function end(noteId: string, saver: Autosave): void {
  saver.dispose();
  savers.delete(noteId);
  owners.delete(noteId);
  changed();
}

function startSaving(): void {
  session.subscribe(followUser);
  addEventListener('online', () => {
    for (const saver of savers.values()) saver.retryNow();
  });
  addEventListener('pagehide', () => {
    for (const saver of savers.values()) saver.lastWords();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const saver of savers.values()) void saver.writeJournal();
  });
}
let started = false;

/** The note's saver; the one that still has unsaved text, if there is one. */
export function openSaver(note: Note, save: (change: SaveChange) => Promise<Note>): Autosave {
  if (!started) startSaving();
  started = true;
  const present = savers.get(note._id);
  if (present) return present;
  const owner = note.createdBy;
  const saveAsOwner = (change: SaveChange) =>
    isSignedIn(owner) ? save(change) : Promise.reject(new ApiError(401, null, 'Signed out'));
  const saver = createAutosave({
    loaded: note,
    save: saveAsOwner,
    failure: saveFailure,
    journal: journalOf(note._id),
  });
  savers.set(note._id, saver);
  owners.set(note._id, owner);
  saver.subscribe(changed);
  return saver;
}

/** The editor is on screen; its saver stays until it leaves. */
export function enterSaver(noteId: string): void {
  open.add(noteId);
  void savers.get(noteId)?.flush();
}

/** The editor closes. Text on its way goes on being saved; a saver with nothing to do ends. */
export function leaveSaver(noteId: string): void {
  open.delete(noteId);
  const saver = savers.get(noteId);
  if (!saver) return;
  const endWhenSaved = () => {
    if (saver.get().dirty || open.has(noteId) || savers.get(noteId) !== saver) return;
    stop();
    end(noteId, saver);
  };
  const stop = saver.subscribe(endWhenSaved);
  void saver.flush().then(endWhenSaved);
}

/** The saver of a note, for the page that shows it. */
export const saverOf = (noteId: string): Autosave | undefined => savers.get(noteId);

export const subscribeSavers = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
