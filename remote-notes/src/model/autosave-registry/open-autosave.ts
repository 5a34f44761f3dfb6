import type { Note } from '@my-note/contract';
import { ApiError } from '@my-note/kit/http';
import { onlineManager } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { texts } from '../../texts.ts';
import { type Autosave, createAutosave } from '../autosave/autosave.ts';
import { saveFailure } from '../autosave/save-failure.ts';
import { createNoteJournal } from '../journal/note-journal.ts';
import type { SaveChange } from '../save-types.ts';
import {
  getAutosave,
  notifyAutosavesChanged,
  openAutosaves,
  subscribeToAutosaves,
} from './autosave-registry.ts';
import { broadcastSavedNote, subscribeToSavedNotes } from './saved-notes-channel.ts';

const isSignedIn = (owner: string) => session.get().user?._id === owner;

/** Sends unsaved text after its owner signed in again; text of other users waits for them. */
function resumeAfterSignIn(): void {
  for (const { autosave, owner } of openAutosaves.values()) if (isSignedIn(owner)) autosave.retryNow();
}

/** Warns on unload while only this page has some text; such a listener keeps the page out of the back-forward cache. */
function guardLeaving(): void {
  const atRisk = [...openAutosaves.values()].some(({ autosave }) => {
    const { dirty, kept } = autosave.get();
    return dirty && !kept;
  });
  if (atRisk) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
}
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function startSaving(): void {
  subscribeToAutosaves(guardLeaving);
  session.subscribe(resumeAfterSignIn);
  subscribeToSavedNotes((note) => getAutosave(note._id)?.applyRemoteChange(note));
  onlineManager.subscribe((online) => {
    if (online) for (const { autosave } of openAutosaves.values()) autosave.retryNow();
  });
  addEventListener('pagehide', () => {
    for (const { autosave } of openAutosaves.values()) autosave.flushOnUnload();
  });
  addEventListener('my-note:before-reload', (event) => {
    for (const { autosave } of openAutosaves.values()) {
      autosave.currentText();
      if (autosave.get().dirty) event.preventDefault();
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const { autosave } of openAutosaves.values()) void autosave.writeJournal();
  });
}
let started = false;

export function openAutosave(
  note: Note,
  save: (change: SaveChange, last: boolean) => Promise<Note>,
): Autosave {
  if (!started) startSaving();
  started = true;
  const present = getAutosave(note._id);
  if (present) return present;
  const owner = note.createdBy;
  const saveAsOwner = async (change: SaveChange, last: boolean) => {
    if (!isSignedIn(owner)) throw new ApiError(401, null, texts.save.signedOut);
    const saved = await save(change, last);
    broadcastSavedNote(saved);
    return saved;
  };
  const autosave = createAutosave({
    loaded: note,
    save: saveAsOwner,
    failure: saveFailure,
    journal: createNoteJournal({ noteId: note._id, owner }),
  });
  openAutosaves.set(note._id, { autosave, owner, isMounted: false });
  autosave.subscribe(notifyAutosavesChanged);
  return autosave;
}

/** The editor was mounted. Its autosave may have ended just before, with the last response. */
export function retainAutosave(noteId: string, owner: string, autosave: Autosave): void {
  const hasEnded = getAutosave(noteId) !== autosave;
  openAutosaves.set(noteId, { autosave, owner, isMounted: true });
  if (hasEnded) notifyAutosavesChanged();
  autosave.retryNow();
}

/** The editor was unmounted. The autosave ends once everything is saved. */
export function releaseAutosave(noteId: string): void {
  const released = openAutosaves.get(noteId);
  if (!released) return;
  released.isMounted = false;
  const { autosave } = released;
  const endWhenSaved = () => {
    const current = openAutosaves.get(noteId);
    if (autosave.get().dirty || current?.autosave !== autosave || current.isMounted) return;
    stop();
    autosave.dispose();
    openAutosaves.delete(noteId);
    notifyAutosavesChanged();
  };
  const stop = autosave.subscribe(endWhenSaved);
  void autosave.flush().then(endWhenSaved);
}
