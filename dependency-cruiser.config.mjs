import { createRequire } from 'node:module';

// dependency-cruiser reads every file as TypeScript without JSX, so the parser itself is told of it here.
const swc = createRequire(import.meta.resolve('dependency-cruiser'))('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

/**
 * What may import what. Packages meet in the contract and the kit; inside a package, layers import downwards
 * only. A type import counts: a file that needs another's type needs that file to be read.
 */
const browser = '^(host|remote-[^/]+)/src/';
const tests = String.raw`(\.test\.tsx?$|/testing/|/durability/)`;

/** Files of `layer` may not import the layers above it; tests may. */
const layersOf = (folder, layers) =>
  layers.slice(0, -1).map((layer, n) => ({
    name: `${folder.replace('/src', '')}-${layer}-imports-upwards`,
    severity: 'error',
    comment: `${layer} lies below ${layers.slice(n + 1).join(', ')}.`,
    from: { path: `^${folder}/${layer}/`, pathNot: tests },
    to: { path: `^${folder}/(${layers.slice(n + 1).join('|')})/` },
  }));

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
      comment: 'The service takes from the workspace the contract only.',
      from: { path: '^api/src/', pathNot: tests },
      to: { path: '^(e2e|host|release|remote-[^/]+|shared-kit|tooling)/' },
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
