import type { Note } from '@my-note/contract';
import { ApiError } from '@my-note/shared-kit/http';
import { onlineManager } from '@my-note/shared-kit/query';
import { session } from '@my-note/shared-kit/session';
import { type Autosave, createAutosave } from '../autosave/autosave.ts';
import { saveFailure } from '../autosave/save-failure.ts';
import type { SaveChange } from '../autosave/save-types.ts';
import { journalOf } from '../journal/journal.ts';
import { savers, saversChanged, subscribeSavers } from './autosave-registry.ts';
import { listenToTabs, tellTabs } from './saved-notes-channel.ts';

/** Whose note each of them saves. */
const owners = new Map<string, string>();
/** Notes whose editor is on screen. */
const open = new Set<string>();

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
  saversChanged();
}

/** Asks before the page goes, while it alone has a text. Only then: such a listener keeps pages from being restored. */
function guardLeaving(): void {
  const atRisk = [...savers.values()].some((saver) => {
    const { dirty, kept } = saver.get();
    return dirty && !kept;
  });
  if (atRisk) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
}
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function startSaving(): void {
  subscribeSavers(guardLeaving);
  session.subscribe(followUser);
  listenToTabs((note) => savers.get(note._id)?.follow(note));
  onlineManager.subscribe((online) => {
    if (online) for (const saver of savers.values()) saver.retryNow();
  });
  addEventListener('pagehide', () => {
    for (const saver of savers.values()) saver.lastWords();
  });
  addEventListener('my-note:before-reload', (event) => {
    for (const saver of savers.values()) {
      saver.currentText();
      if (saver.get().dirty) event.preventDefault();
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const saver of savers.values()) void saver.writeJournal();
  });
}
let started = false;

/** The note's saver; the one that still has unsaved text, if there is one. */
export function openSaver(note: Note, save: (change: SaveChange, last: boolean) => Promise<Note>): Autosave {
  if (!started) startSaving();
  started = true;
  const present = savers.get(note._id);
  if (present) return present;
  const owner = note.createdBy;
  const saveAsOwner = async (change: SaveChange, last: boolean) => {
    if (!isSignedIn(owner)) throw new ApiError(401, null, 'Signed out');
    const saved = await save(change, last);
    tellTabs(saved);
    return saved;
  };
  const saver = createAutosave({
    loaded: note,
    save: saveAsOwner,
    failure: saveFailure,
    journal: journalOf({ noteId: note._id, owner }),
  });
  savers.set(note._id, saver);
  owners.set(note._id, owner);
  saver.subscribe(saversChanged);
  return saver;
}

/** The editor is on screen; its saver stays until it leaves. It may have ended just before, with its last answer. */
export function enterSaver(noteId: string, owner: string, saver: Autosave): void {
  open.add(noteId);
  owners.set(noteId, owner);
  if (savers.get(noteId) !== saver) {
    savers.set(noteId, saver);
    saversChanged();
  }
  saver.retryNow();
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
