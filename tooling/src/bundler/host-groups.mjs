/** @typedef {import('webpack').Module} Module */
/** @typedef {{ chunkGraph: import('webpack').ChunkGraph }} Context */

/** Entries of the kit that the tree beside a page and every page of a remote import. */
export const ITEMS = 'kit-items';
/** Entries of the kit, and what they load, that a page with the text of a note imports besides. */
export const PAGES = 'kit-pages';
/** The tree of notes in the sidebar, beside every page. */
export const TREE = 'tree';
/** Entries of the kit that forms, lists, menus, and dialogs import. */
const OVERLAYS = 'kit-overlays';
/** The table of keys, which the editor imports. */
export const KEYS = 'kit-keys';

/** Schemas of single pages: small files that pages of remotes import several of. */
const CONTRACT = 'contract';
const PAGE_SCHEMAS =
  'account|activity|factors|jobs|people|releases|report|requests|sessions|tags|tasks|webhooks|youtube';

/** @param {string} names */
const kitEntry = (names) =>
  new RegExp(`^(provide module|consume-shared-module).*?@my-note/shared-kit/(${names})[@|]`);

/**
 * Which module starts the download of the code in a file: one file instead of many small ones for what is always
 * wanted together.
 */
const STARTED_BY = {
  [ITEMS]: [kitEntry('items')],
  [PAGES]: [kitEntry('markdown'), /shortcuts\/registry\.ts/],
  [KEYS]: [kitEntry('keys')],
  [OVERLAYS]: [kitEntry('forms|lists|overlays')],
  'kit-form': [kitEntry('form')],
  [TREE]: [/sidebar\/load-menu-tree\.ts/],
  // Behind the tree, which is on every page and would bring all schemas for the few that both have.
  [CONTRACT]: [kitEntry(`contract/(?:${PAGE_SCHEMAS})`)],
};

/**
 * The files that the host's code is split into.
 * @returns {Exclude<NonNullable<import('webpack').Configuration['optimization']>['splitChunks'], false | undefined>['cacheGroups']}
 */
export function hostGroups() {
  const together = Object.entries(STARTED_BY).map(([name, starters], index) => {
    /** @type {(module: Module, context: Context) => boolean} */
    const test = (module, context) => isStartedBy(module, context, starters);
    // What several files need is in the first of them.
    return [name, { name, test, chunks: isLater, enforce: true, priority: -index }];
  });
  return {
    vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true },
    charts: { test: /[\\/]@chakra-ui[\\/]charts[\\/]/, name: 'charts', chunks: 'async', enforce: true },
    // The service worker excludes it by name: most sites never use it.
    firebase: { test: /[\\/]@?firebase[\\/]/, name: firebaseChunk, chunks: 'async', enforce: true },
    ...Object.fromEntries(together),
  };
}

/** @param {{ identifier: () => string }} module */
const firebaseChunk = (module) =>
  /firestore|webchannel/.test(module.identifier()) ? 'firebase-firestore' : 'firebase-sdk';

/** @param {import('webpack').Chunk} chunk */
const originsOf = (chunk) =>
  [...chunk.groupsIterable].flatMap((group) => group.origins).map(({ module }) => module?.identifier() ?? '');

/** What loads the pages of the host, and what reads the list of notes. */
const ALONE = /app[\\/](host-pages|connect-api)\.ts/;

/**
 * What these load keeps its own copy of what it shares with a group, so that it does not wait for the group's file.
 * @param {import('webpack').Chunk} chunk
 */
const isLater = (chunk) => !chunk.canBeInitial() && !originsOf(chunk).some((origin) => ALONE.test(origin));

/**
 * Whether one of these modules imports a chunk with this module.
 * @param {Module} module
 * @param {Context} context
 * @param {RegExp[]} starters
 */
function isStartedBy(module, { chunkGraph }, starters) {
  // A reference to a shared module: following it would load the whole file of the group.
  if (module.type === 'consume-shared-module') return false;
  const origins = [...chunkGraph.getModuleChunksIterable(module)].flatMap(originsOf);
  return origins.some((origin) => starters.some((starter) => starter.test(origin)));
}
