import type { ChangedBuild } from './changed-build.ts';

/** A remote with one defect, and the message that has to name it. */
export interface Broken {
  title: string;
  check: string;
  message: RegExp;
  change: (build: ChangedBuild) => void;
}

const PAGE = /^__federation_expose_rain_page/;
const addToPage = (code: string) => (build: ChangedBuild) =>
  build.script(PAGE, (text) => `${text}\n${code};`);
const withStyles = (css: string) =>
  addToPage(`(globalThis.rainStyles||=[]).push([1,${JSON.stringify(css)}])`);

/** Replaces the needed version of a shared module, or its name. */
const withShared = (change: Record<string, unknown>) => (build: ChangedBuild) =>
  build.manifest((content) => {
    const shared = content.shared as { name: string }[];
    Object.assign(shared.find(({ name }) => name === 'react') ?? {}, change);
  });

const withMyNote = (change: Record<string, unknown>) => (build: ChangedBuild) =>
  build.json('package.json', (content) => Object.assign(Object(content.myNote), change));

const withPage = (page: object) => withMyNote({ pages: [{ module: 'rain-page', label: 'Rain', ...page }] });
const withContract = (contract: string) => (build: ChangedBuild) =>
  build.manifest((content) => Object.assign(Object(content.metaData), { contract }));
const withBudget = (limit: object) => (build: ChangedBuild) =>
  build.json('budget.json', (content) => Object.assign(content, limit));

/** Defects that the files of a build show. */
export const brokenBuilds: Broken[] = [
  {
    title: 'a declared page that no module has',
    check: 'build',
    message: /names "drizzle-page" as the page of \/i\/rain.*src\/exposes has no such file/,
    change: withPage({ path: '/i/rain', module: 'drizzle-page' }),
  },
  {
    title: 'an entry that is gone',
    check: 'build',
    message: /has no remoteEntry\.\w+\.js, which its manifest names/,
    change: (build) => build.drop(/^remoteEntry/),
  },
  {
    title: 'a chunk that is gone',
    check: 'files',
    message: /__federation_expose_rain_page\.\w+\.js is missing, and the manifest names it for rain-page/,
    change: (build) => build.drop(PAGE),
  },
  {
    title: 'a script that was edited after the build',
    check: 'hashes',
    message: /__federation_expose_rain_page\.\w+\.js was changed after the build/,
    change: (build) => build.tamper(PAGE, (text) => `${text}\n"edited";`),
  },
  {
    title: 'a page at the top of all addresses',
    check: 'declaration',
    message: /The page \/rain is not below \/i\//,
    change: withPage({ path: '/rain' }),
  },
  {
    title: 'a page in the area of another remote',
    check: 'declaration',
    message: /The area \/i\/trash belongs to sharing/,
    change: withPage({ path: '/i/trash/rain' }),
  },
  {
    title: 'a page in an area of the host',
    check: 'declaration',
    message: /The area \/i\/about belongs to the host/,
    change: withPage({ path: '/i/about' }),
  },
  {
    title: 'a newer kit than the host has',
    check: 'contract',
    message: /It needs contract \^1\.99\.0, and the host provides .*Publish the newer host first/,
    change: withContract('1.99.0'),
  },
  {
    title: 'a kit of another major version',
    check: 'contract',
    message: /It needs contract \^2\.0\.0.*Build with the major version/,
    change: withContract('2.0.0'),
  },
  {
    title: 'another React',
    check: 'shared-modules',
    message: /It needs react \^20\.0\.0, the host shares 19/,
    change: withShared({ requiredVersion: '^20.0.0' }),
  },
  {
    title: 'a shared module that the host has not',
    check: 'shared-modules',
    message: /It needs umbrella, which the host does not share/,
    change: withShared({ name: 'umbrella' }),
  },
  {
    title: 'a shared module in any version',
    check: 'shared-modules',
    message: /It does not say which version of react it needs/,
    change: withShared({ requiredVersion: undefined }),
  },
  {
    title: 'a second React',
    check: 'second-copies',
    message: /A second copy of react .*Import it from @my-note\/kit/,
    change: (build) => build.sources(PAGE, ['webpack://rain/node_modules/react/index.js']),
  },
  {
    title: 'a script without a source map',
    check: 'second-copies',
    message: /A script without a source map/,
    change: (build) => build.dropSourceMap(PAGE),
  },
  {
    title: 'an entry that is too large',
    check: 'budget',
    message: /rain, entry: [\d.]+ kB compressed, its budget is 1\.0 kB/,
    change: withBudget({ entry: 1 }),
  },
  {
    title: 'too many requests',
    check: 'budget',
    message: /rain, rain-page: 3 requests, its budget is 2/,
    change: withBudget({ requests: 2 }),
  },
  {
    title: 'a budget without a limit',
    check: 'budget',
    message: /budget\.json needs a number for css/,
    change: withBudget({ css: undefined }),
  },
  {
    title: 'code made of text',
    check: 'content-policy',
    message: /eval\("1\+1"\).* makes code of text .*Call a function instead/,
    change: addToPage('eval("1+1")'),
  },
  {
    title: 'a style for the whole page',
    check: 'styles',
    message: /body selects by no class rain-…/,
    change: withStyles('@layer rain{body{margin:0}}'),
  },
  {
    title: 'a style that outranks the host',
    check: 'styles',
    message: /\.rain-count is outside of @layer rain/,
    change: withStyles('.rain-count{color:red}'),
  },
  {
    title: 'an animation with a name that others may have',
    check: 'styles',
    message: /@keyframes spin does not start with rain-/,
    change: withStyles('@keyframes spin{to{rotate:1turn}}'),
  },
];
