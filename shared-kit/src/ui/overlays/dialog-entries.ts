interface ShownDialog {
  name: string;
  close: () => void;
}

// The router stores an entry's state here; its `useLocation` changes a moment later.
export const stateOfEntry = () => window.history.state?.usr;

/** The dialogs that the current history entry was made for, from the outermost in. */
export function dialogsOfEntry(): readonly string[] {
  const dialogs: unknown = stateOfEntry()?.dialogs;
  return Array.isArray(dialogs) ? dialogs : [];
}

/** What is open on a phone, in the order of opening. */
const shown: ShownDialog[] = [];

export const isShown = (name: string): boolean => shown.some((dialog) => dialog.name === name);

/** Counts a dialog as open until the returned function is called. */
export function show(dialog: ShownDialog): () => void {
  shown.push(dialog);
  return () => void shown.splice(shown.indexOf(dialog), 1);
}

/** Goes back from the entry of a dialog that has closed, unless another dialog or a page has taken its place by then. */
export const leave = (name: string): void =>
  queueMicrotask(() => {
    if (!isShown(name) && dialogsOfEntry().at(-1) === name) window.history.back();
  });

/** A field that saves when it is left has to be left, as a tap on a close button does. */
const leaveField = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** Closes what Back has left, and skips the entry of a dialog that is closed: a page was opened in it. */
function followBack(): void {
  const dialogs = dialogsOfEntry();
  for (const { name, close } of shown.toReversed()) {
    if (dialogs.includes(name)) continue;
    leaveField();
    close();
  }
  const last = dialogs.at(-1);
  if (last !== undefined && !isShown(last)) window.history.back();
}

window.addEventListener('popstate', followBack);
// A reload keeps the entry but not the dialog.
if (dialogsOfEntry().length > 0) window.history.replaceState({ ...window.history.state, usr: null }, '');
