import type { ComponentType } from 'react';

/** Shown below the sidebar's own links, when the registry brought pages that the host does not know by itself. */
export const addedLinks: { Links?: ComponentType<{ onGo?: (() => void) | undefined }> } = {};
