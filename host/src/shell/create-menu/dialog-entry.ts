/** In place of the dialog's name, so that the dialog does not leave its history entry when it closes. */
const CREATE = 'create';

const dialogOfEntry = (): unknown => window.history.state?.usr?.dialog;

/**
 * The history entry of the dialog or drawer that creating was started from. The new page replaces it: a dialog that went
 * back at the same time would take the new page away.
 */
export const dialogEntry = {
  take(): void {
    const { state } = window.history;
    if (dialogOfEntry() === undefined) return;
    window.history.replaceState({ ...state, usr: { ...state.usr, dialog: CREATE } }, '');
  },
  isTaken: (): boolean => dialogOfEntry() === CREATE,
  leave(): void {
    if (dialogOfEntry() === CREATE) window.history.back();
  },
};
