/** In place of the dialog's name, so that the dialog does not leave its history entry when it closes. */
const CREATE = 'create';

function dialogsOfEntry(): readonly unknown[] {
  const dialogs: unknown = window.history.state?.usr?.dialogs;
  return Array.isArray(dialogs) ? dialogs : [];
}

/**
 * The history entry of the dialog or drawer that creating was started from. The new page replaces it: a dialog that went
 * back at the same time would take the new page away.
 */
export const dialogEntry = {
  take(): void {
    const { state } = window.history;
    if (dialogsOfEntry().length === 0) return;
    window.history.replaceState({ ...state, usr: { ...state.usr, dialogs: [CREATE] } }, '');
  },
  /** Also when the entry is that of the dialog in which a category is named. */
  isTaken: (): boolean => dialogsOfEntry().length > 0,
  leave(): void {
    if (dialogsOfEntry().at(-1) === CREATE) window.history.back();
  },
};
