import { createRequire } from 'node:module';
import path from 'node:path';
import { packageOf, root } from './paths.mjs';

const KIT = '@my-note/shared-kit';

const REACT = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];

// Downloaded when first needed; everything else of the kit is part of the host's first load.
const LAZY = new Set([
  './contract/firebase',
  './contract/youtube',
  './forms',
  './items',
  './lists',
  './markdown',
  './notifications',
  './overlays',
]);

// Test helpers never reach a browser, and of these resources only the host's own pages speak. A remote that
// begins to is refused by its build (NoSecondCopyPlugin) until the entry is taken out of this list.
const NEVER = new Set([
  './contract/jobs',
  './contract/report',
  './contract/requests',
  './contract/sessions',
  './markdown/bounds',
  './markdown/count-words',
  './testing',
  './testing/dice',
  './testing/hostile-texts',
]);

/** The contract that the host provides: the version of shared-kit. */
export const kitVersion = packageOf(path.join(root, 'shared-kit')).version;

/** The oldest contract that a remote of this build can live with. A patch of the kit adds nothing one could need. */
export const contractNeeded = kitVersion.replace(/\d+$/, '0');

function reactVersion() {
  const fromKit = createRequire(path.join(root, 'shared-kit/package.json'));
  return fromKit('react/package.json').version;
}

/**
 * The one list of modules that exist once in the browser. The host provides all of them; a remote
 * only consumes them (`import: false`) and is refused when the versions do not fit.
 * Chakra UI, the router and TanStack Query are absent on purpose: a shared package is never
 * tree-shaken, so they reach remotes through the named re-exports of shared-kit.
 * @param {'host' | 'remote'} role
 */
export function sharedModules(role) {
  const react = reactVersion();
  const one = (version, requiredVersion, eager) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    ...(role === 'host' ? { version, eager } : { import: /** @type {const} */ (false) }),
  });
  const entries = Object.keys(packageOf(path.join(root, 'shared-kit')).exports).filter((e) => !NEVER.has(e));
  return Object.fromEntries([
    ...REACT.map((name) => [name, one(react, `^${react.split('.')[0]}.0.0`, true)]),
    ...entries.map((entry) => [
      KIT + entry.slice(1),
      one(kitVersion, `^${contractNeeded}`, !LAZY.has(entry)),
    ]),
  ]);
}
