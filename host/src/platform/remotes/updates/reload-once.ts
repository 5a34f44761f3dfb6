const STORAGE_KEY = 'my-note.reloads';
/** When the tab still exists after this, the user has canceled the reload in the browser's own prompt. */
export const UNLOAD_TIMEOUT_MS = 5_000;
let inProgress = false;

/** False when a listener with unsaved work cancels the reload. */
const isNothingUnsaved = (): boolean =>
  dispatchEvent(new CustomEvent('my-note:before-reload', { cancelable: true }));

function isFirstTime(reason: string): boolean {
  try {
    const past: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    const reasons = Array.isArray(past) ? past : [];
    if (reasons.includes(reason)) return false;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...reasons, reason]));
    return true;
  } catch {
    // Without a stored reason, reloads could repeat without end.
    return false;
  }
}

/**
 * Reloads the app: once per tab and reason, and never while there is unsaved work.
 * @param reason such as `notes@0.2.0-1a2b3c4d`
 * @returns false when the app may not be reloaded automatically
 */
export function reloadOnce(reason: string, reload: () => void = () => location.reload()): boolean {
  if (inProgress) return true;
  if (!isNothingUnsaved() || !isFirstTime(reason)) return false;
  inProgress = true;
  setTimeout(() => {
    inProgress = false;
  }, UNLOAD_TIMEOUT_MS);
  reload();
  return true;
}
