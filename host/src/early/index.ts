// Runs before the first paint and beside the download of the app. A file of its own, because the content security
// policy allows no inline script.
import { startPageFiles } from './page-files.ts';
import { startRenewal } from './session-renewal.ts';
import { showSidebarWidth } from './sidebar-width.ts';
import { showTheme } from './theme.ts';

showTheme();
showSidebarWidth();
startRenewal();
startPageFiles();
