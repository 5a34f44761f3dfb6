import { stored } from './stored.ts';

/** How a person has the sidebar and the toolbar on this device: the page does not move when the app starts. */
export function showSidebar(): void {
  const width = stored('sidebar-width');
  const root = document.documentElement;
  if (width && /^[234]\d\d$/.test(width)) root.style.setProperty('--sidebar-width', `${width}px`);
  if (stored('sidebar-hidden') === 'true') root.dataset.sidebarHidden = '';
  if (stored('my-note.toolbar') === 'on') root.dataset.toolbar = '';
}
