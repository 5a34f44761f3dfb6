/** How a person has the sidebar and the toolbar on this device: the page does not move when the app starts. */
export function showSidebar(): void {
  const { width, hidden, toolbar } = readStored();
  const root = document.documentElement;
  if (width && /^[234]\d\d$/.test(width)) root.style.setProperty('--sidebar-width', `${width}px`);
  if (hidden === 'true') root.dataset.sidebarHidden = '';
  if (toolbar === 'on') root.dataset.toolbar = '';
}

function readStored() {
  try {
    return {
      width: localStorage.getItem('sidebar-width'),
      hidden: localStorage.getItem('sidebar-hidden'),
      toolbar: localStorage.getItem('my-note.toolbar'),
    };
  } catch {
    // A page may have no access to its storage.
    return { width: null, hidden: null, toolbar: null };
  }
}
