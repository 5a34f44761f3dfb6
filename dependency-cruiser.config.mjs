import { createRequire } from 'node:module';

// dependency-cruiser parses every file as TypeScript without JSX, so its parser gets the right option here.
const swc = createRequire(import.meta.resolve('dependency-cruiser'))('@swc/core');
const { parseFileSync } = swc;
/** @type {(file: string, options: object) => unknown} */
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

/**
 * What may import what. Packages meet in the contract and the kit; inside a package, layers import downwards
 * only. A type import counts: a file that needs another's type needs that file to be read.
 */
const browser = '^(host|remote-[^/]+)/src/';
const tests = String.raw`(\.test\.tsx?$|/testing/|/durability/)`;

/**
 * Files of a layer may not import the layers above it; tests may.
 * @param {string} folder
 * @param {string[]} layers from bottom to top
 */
const layersOf = (folder, layers) =>
  layers.slice(0, -1).map((layer, n) => ({
    name: `${folder.replace('/src', '')}-${layer}-imports-upwards`,
    severity: 'error',
    comment: `${layer} lies below ${layers.slice(n + 1).join(', ')}.`,
    from: { path: `^${folder}/${layer}/`, pathNot: tests },
    to: { path: `^${folder}/(${layers.slice(n + 1).join('|')})/` },
  }));

/**
 * Of its neighbors, a folder imports only those of the levels before its own; a new folder needs a level.
 * @param {string} folder
 * @param {string[][]} levels names of folders, from bottom to top
 */
const levelsOf = (folder, levels) => [
  ...levels.map((level, n) => ({
    name: `${folder.replace('/src', '')}-level-${n + 1}-imports-upwards`,
    severity: 'error',
    comment: 'A folder imports its neighbors of lower levels only.',
    from: { path: `^${folder}/(${level.join('|')})/`, pathNot: tests },
    to: {
      path: `^${folder}/[^/]+/`,
      pathNot: `^${folder}/(${['$1', ...levels.slice(0, n).flat()].join('|')})/`,
    },
  })),
  {
    name: `${folder.replace('/src', '')}-folder-without-level`,
    severity: 'error',
    comment: 'Give the folder a level in dependency-cruiser.config.mjs.',
    from: { path: `^${folder}/[^/]+/`, pathNot: [`^${folder}/(${levels.flat().join('|')})/`, tests] },
    to: {},
  },
];

/** Which folder of the service imports which, lowest first. Features meet in levels, not in a net. */
const coreLevels = [
  ['promises'],
  ['commands', 'firebase', 'language', 'logging', 'mail', 'metrics', 'text', 'watchdog'],
  ['files', 'http', 'rate-limits', 'threads'],
  ['database', 'outgoing'],
];
const featureLevels = [
  ['activity', 'configs', 'invitations'],
  [
    ...['archive', 'attachments', 'backup', 'capture', 'examples', 'identity', 'metrics', 'notes'],
    ...['saved-searches', 'search', 'search-history', 'tags', 'telemetry', 'versions'],
  ],
  ['categories', 'health', 'journal', 'notifications', 'trash'],
  ['jobs', 'requests', 'sessions', 'shares', 'tasks', 'webhooks', 'youtube'],
  [
    'account',
    'attachment-access',
    'export',
    'import',
    'mcp',
    'pages',
    'pictures',
    'push',
    'report',
    'tokens',
  ],
  ['mirror', 'people', 'site-export'],
];
const appLevels = [
  ['config', 'http', 'openapi'],
  ['doctor', 'works'],
  ['backups', 'commands', 'mirror', 'releases', 'site'],
  ['command-line'],
];

/** What a file of a feature is for: the roles that docs/map.md explains. */
const roles = [
  ...['routes', 'http', 'usecases', 'repository', 'table', 'rules', 'errors', 'limits', 'port', 'adapter'],
  ...['client', 'plugin', 'worker', 'cache', 'store', 'command', 'format', 'parser', 'reader', 'writer'],
  'content',
];

const config = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Move what both need to a file of its own, below them.',
      from: {},
      to: { circular: true },
    },
    ...layersOf('api/src', ['core', 'items', 'features', 'app']),
    ...levelsOf('api/src/core', coreLevels),
    ...levelsOf('api/src/features', featureLevels),
    ...levelsOf('api/src/app', appLevels),
    {
      name: 'api-app-folder-imports-wiring',
      severity: 'error',
      comment: 'Files beside the folders of app lie above them.',
      from: { path: '^api/src/app/[^/]+/', pathNot: tests },
      to: { path: '^api/src/app/[^/]+$' },
    },
    {
      name: 'api-core-imports-its-folders',
      severity: 'error',
      comment: 'Files beside the folders of core lie below them.',
      from: { path: '^api/src/core/[^/]+$', pathNot: tests },
      to: { path: '^api/src/core/[^/]+/' },
    },
    {
      name: 'api-file-without-role',
      severity: 'error',
      comment: 'End its name with one of the roles that docs/map.md lists.',
      from: {},
      to: {
        path: '^api/src/(features|items)/',
        pathNot: [
          `[.](${roles.join('|')})[.]m?[jt]s$`,
          // What is said, beside those who say it.
          '/(warning-)?texts[.]ts$',
          '^api/src/items/(index|tables|text)[.]ts$',
          tests,
        ],
      },
    },
    {
      name: 'api-items-behind-its-face',
      severity: 'error',
      comment: 'The domain core shows index.ts, tables.ts, and text.ts; the rest is its own.',
      from: { path: '^api/', pathNot: '^api/src/items/' },
      to: { path: '^api/src/items/', pathNot: '^api/src/items/(index|tables|texts?)[.]ts$' },
    },
    ...layersOf('host/src', ['platform', 'features', 'shell', 'app']),
    {
      name: 'api-imports-testing',
      severity: 'error',
      comment: 'What the service is made of needs nothing that only tests have.',
      from: { path: '^api/src/(core|items|features|app)/', pathNot: tests },
      to: { path: '^api/src/testing/' },
    },
    {
      name: 'remote-imports-remote',
      severity: 'error',
      comment: 'Remotes meet in slots and in the registry, never by import.',
      from: { path: '^(remote-[^/]+)/' },
      to: { path: '^(host|remote-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'remote-imports-private-package',
      severity: 'error',
      comment: 'A remote uses what a remote in a repository of its own can install: the public packages.',
      from: { path: '^remote-[^/]+/' },
      to: { path: '^(api|e2e|release|tooling/(?!remote-build/))' },
    },
    {
      name: 'remote-imports-by-path',
      severity: 'error',
      comment: 'A remote imports public packages by their names, never by a path into this workspace.',
      from: { path: '^(remote-[^/]+)/' },
      to: { path: '^(shared-kit|contract|tooling)/', dependencyTypes: ['local'] },
    },
    {
      name: 'host-imports-remote',
      severity: 'error',
      comment: 'The host loads remotes when it runs.',
      from: { path: '^host/src/' },
      to: { path: '^remote-[^/]+/' },
    },
    {
      name: 'browser-imports-server',
      severity: 'error',
      comment: 'A page takes from the workspace the kit and the contract only.',
      from: { path: browser, pathNot: tests },
      to: { path: '^(api|e2e|release|tooling)/' },
    },
    {
      name: 'kit-imports-package',
      severity: 'error',
      comment: 'Of the workspace, the kit imports the contract only.',
      from: { path: '^shared-kit/src/', pathNot: tests },
      to: { path: '^(api|e2e|host|release|remote-[^/]+|tooling)/' },
    },
    {
      name: 'contract-imports-package',
      severity: 'error',
      comment: 'The contract lies below everything.',
      from: { path: '^contract/src/', pathNot: tests },
      to: { path: '^(api|e2e|host|release|remote-[^/]+|shared-kit|tooling)/' },
    },
    {
      name: 'api-imports-package',
      severity: 'error',
      comment:
        'The service takes from the workspace the contract only, and what it needs of publishing and of its commands.',
      from: { path: '^api/src/', pathNot: [tests, '^api/src/app/(releases|command-line|doctor)/'] },
      to: {
        path: '^(e2e|host|release|remote-[^/]+|shared-kit|tooling)/',
        // A small function on words; and what is served is checked by the code that signs it.
        pathNot: '^(tooling/src/workspace/nearest[.]mjs|release/src/registry/signed-registry[.]ts)$',
      },
    },
    {
      name: 'e2e-imports-source',
      severity: 'error',
      comment:
        'Browser tests know the product by its pages; they take the contract and stand-ins of the service.',
      // A benchmark measures the source itself.
      from: { path: '^e2e/', pathNot: '^e2e/bench/' },
      to: { path: '^(host|remote-[^/]+|shared-kit|api/src/(core|items|features|app))/' },
    },
  ],
  options: {
    // TypeScript 7 has no compiler interface for other programs.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/node_modules/\\.cache/|\\.d\\.m?ts$)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

export default config;
