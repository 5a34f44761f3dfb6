/** The width that a person gave the sidebar on this device: the page does not move when the app starts. */
export function showSidebarWidth(): void {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem('sidebar-width');
  } catch {
    // A page may have no access to its storage.
  }
  if (kept && /^[234]\d\d$/.test(kept))
    document.documentElement.style.setProperty('--sidebar-width', `${kept}px`);
}
