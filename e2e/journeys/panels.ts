// Titles of the failure panels, as the product shows them.
export const PANEL_UNREACHABLE = 'Couldn’t reach this page';
export const PANEL_TIMEOUT = 'This page takes too long';
export const PANEL_UNSAFE = 'This page was blocked for your safety';
export const PANEL_NEWER_APP = 'This page needs a newer app';
export const RELOAD_APP = 'Reload the app';
