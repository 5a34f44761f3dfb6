import type { Note } from '@my-note/contract';
import { ApiError } from '@my-note/shared-kit/http';
import { onlineManager } from '@my-note/shared-kit/query';
import { session } from '@my-note/shared-kit/session';
import { type Autosave, createAutosave } from '../autosave/autosave.ts';
import { saveFailure } from '../autosave/save-failure.ts';
import { createNoteJournal } from '../journal/journal.ts';
import type { SaveChange } from '../save-types.ts';
import { notifyAutosavesChanged, openAutosaves, subscribeToAutosaves } from './autosave-registry.ts';
import { broadcastSavedNote, subscribeToSavedNotes } from './saved-notes-channel.ts';

/** Whose note each of them saves. */
const owners = new Map<string, string>();
/** Notes whose editor is on screen. */
const open = new Set<string>();

const isSignedIn = (owner: string) => session.get().user?._id === owner;

/** Signed in again, what was kept meanwhile is sent. Somebody else's text waits for its own writer. */
function followUser(): void {
  for (const [noteId, autosave] of openAutosaves) {
    if (isSignedIn(owners.get(noteId) ?? '')) autosave.retryNow();
  }
}

function end(noteId: string, autosave: Autosave): void {
  autosave.dispose();
  openAutosaves.delete(noteId);
  owners.delete(noteId);
  notifyAutosavesChanged();
}

/** Asks before the page goes, while it alone has a text. Only then: such a listener keeps pages from being restored. */
function guardLeaving(): void {
  const atRisk = [...openAutosaves.values()].some((autosave) => {
    const { dirty, kept } = autosave.get();
    return dirty && !kept;
  });
  if (atRisk) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
}
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function startSaving(): void {
  subscribeToAutosaves(guardLeaving);
  session.subscribe(followUser);
  subscribeToSavedNotes((note) => openAutosaves.get(note._id)?.applyRemoteChange(note));
  onlineManager.subscribe((online) => {
    if (online) for (const autosave of openAutosaves.values()) autosave.retryNow();
  });
  addEventListener('pagehide', () => {
    for (const autosave of openAutosaves.values()) autosave.flushOnUnload();
  });
  addEventListener('my-note:before-reload', (event) => {
    for (const autosave of openAutosaves.values()) {
      autosave.currentText();
      if (autosave.get().dirty) event.preventDefault();
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const autosave of openAutosaves.values()) void autosave.writeJournal();
  });
}
let started = false;

/** The note's autosave; the one that still has unsaved text, if there is one. */
export function openAutosave(
  note: Note,
  save: (change: SaveChange, last: boolean) => Promise<Note>,
): Autosave {
  if (!started) startSaving();
  started = true;
  const present = openAutosaves.get(note._id);
  if (present) return present;
  const owner = note.createdBy;
  const saveAsOwner = async (change: SaveChange, last: boolean) => {
    if (!isSignedIn(owner)) throw new ApiError(401, null, 'Signed out');
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
  openAutosaves.set(note._id, autosave);
  owners.set(note._id, owner);
  autosave.subscribe(notifyAutosavesChanged);
  return autosave;
}

/** The editor is on screen; its autosave stays until it leaves. It may have ended just before, with its last answer. */
export function retainAutosave(noteId: string, owner: string, autosave: Autosave): void {
  open.add(noteId);
  owners.set(noteId, owner);
  if (openAutosaves.get(noteId) !== autosave) {
    openAutosaves.set(noteId, autosave);
    notifyAutosavesChanged();
  }
  autosave.retryNow();
}

/** The editor closes. Text on its way goes on being saved; an autosave with nothing to do ends. */
export function releaseAutosave(noteId: string): void {
  open.delete(noteId);
  const autosave = openAutosaves.get(noteId);
  if (!autosave) return;
  const endWhenSaved = () => {
    if (autosave.get().dirty || open.has(noteId) || openAutosaves.get(noteId) !== autosave) return;
    stop();
    end(noteId, autosave);
  };
  const stop = autosave.subscribe(endWhenSaved);
  void autosave.flush().then(endWhenSaved);
}
