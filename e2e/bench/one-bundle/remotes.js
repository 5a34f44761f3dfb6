import { setRemoteLoader } from '@my-note/kit/federation';

const PAGES = {
  'notes/move-item': () => import('../../../remote-notes/src/exposes/move-item.tsx'),
  'notes/new-category': () => import('../../../remote-notes/src/exposes/new-category.tsx'),
  'notes/new-note': () => import('../../../remote-notes/src/exposes/new-note.tsx'),
  'notes/note-beside': () => import('../../../remote-notes/src/exposes/note-beside.tsx'),
  'notes/note-page': () => import('../../../remote-notes/src/exposes/note-page.tsx'),
  'notifications/notifications-page': () =>
    import('../../../remote-notifications/src/exposes/notifications-page.tsx'),
  'sharing/share-dialog': () => import('../../../remote-sharing/src/exposes/share-dialog.tsx'),
  'sharing/shared-note-page': () => import('../../../remote-sharing/src/exposes/shared-note-page.tsx'),
  'sharing/sharing-page': () => import('../../../remote-sharing/src/exposes/sharing-page.tsx'),
  'sharing/trash-page': () => import('../../../remote-sharing/src/exposes/trash-page.tsx'),
  'sharing/trashed-item': () => import('../../../remote-sharing/src/exposes/trashed-item.tsx'),
  'workspace/requests-page': () => import('../../../remote-workspace/src/exposes/requests-page.tsx'),
  'workspace/transfer-page': () => import('../../../remote-workspace/src/exposes/transfer-page.tsx'),
  'workspace/usage-report': () => import('../../../remote-workspace/src/exposes/usage-report.tsx'),
  'youtube/video-page': () => import('../../../remote-youtube/src/exposes/video-page.tsx'),
  'youtube/youtube-page': () => import('../../../remote-youtube/src/exposes/youtube-page.tsx'),
};

const modules = new Map();
const registry = { schema: 1, revision: 0, remotes: [] };

async function load(id) {
  const module = await PAGES[id]();
  modules.set(id, module);
  return module;
}

/** What the host asks its loader of remotes; here the pages are parts of the same bundle. */
export const getRemotes = () => ({
  load,
  peek: (id) => modules.get(id),
  modules,
  registry: () => registry,
  readRegistry: async () => registry,
  inUse: new Map(),
  releaseOf: () => undefined,
  circuits: () => ({}),
  allowRetry: () => {},
});

export const connectRemotes = () => setRemoteLoader(load);
