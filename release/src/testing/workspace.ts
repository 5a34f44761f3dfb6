import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageOfSource, SBOM } from '@my-note/remote-build/sbom';
import { contractNeeded } from '@my-note/remote-build/shared-modules';
import { root } from '@my-note/tooling/paths';

// Long enough to be compressed.
const PADDING = `/* ${'padding '.repeat(200)} */`;

const bill = (packages: string[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  components: packages.map((name) => ({ type: 'library', name })),
});

/** A workspace of small packages with their builds, in a folder of its own. */
export function createWorkspace() {
  const dir = mkdtempSync(path.join(tmpdir(), 'my-note-workspace-'));
  const put = (file: string, content: unknown) => {
    const full = path.join(dir, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const site = path.join(dir, 'dist/site');
  return {
    dir,
    site,
    put,
    read: (file: string) => readFileSync(path.join(site, file), 'utf8'),
    /** A file of a package's build, parsed. */
    built: (name: string, file: string) =>
      JSON.parse(readFileSync(path.join(dir, name, 'dist', file), 'utf8')),
    json: (file: string) => JSON.parse(readFileSync(path.join(site, file), 'utf8')),
    remove: () => rmSync(dir, { recursive: true, force: true }),
    /**
     * @param code distinguishes one build from the next
     */
    remote(
      name: string,
      code: string,
      rest: {
        contract?: string;
        shared?: object[];
        sources?: string[];
        myNote?: object;
        exposes?: object[];
      } = {},
    ) {
      const page = { path: `/i/${name}`, module: `${name}-page` };
      put(`remote-${name}/package.json`, {
        name: `@my-note/remote-${name}`,
        version: '0.1.0',
        myNote: { name, pages: [page], ...rest.myNote },
      });
      put(`remote-${name}/budget.json`, { entry: 5, page: 10, css: 1, requests: 4 });
      rmSync(path.join(dir, `remote-${name}/dist`), { recursive: true, force: true });
      const files = { 'entry.js': `entry of ${name}`, 'page.js': `page ${code} ${PADDING}` };
      for (const [file, text] of Object.entries(files)) {
        put(`remote-${name}/dist/${file}`, text);
        put(`remote-${name}/dist/${file}.map`, {
          sources: rest.sources ?? [`webpack://${name}/src/page.tsx`],
        });
      }
      const packages = (rest.sources ?? []).map(packageOfSource).filter((one) => one !== undefined);
      put(`remote-${name}/dist/${SBOM}`, bill(packages));
      put(`remote-${name}/dist/mf-stats.json`, { time: code });
      put(`remote-${name}/dist/mf-manifest.json`, {
        metaData: {
          globalName: `remote_${name}`,
          contract: rest.contract ?? contractNeeded(path.join(root, 'host')),
          remoteEntry: { path: '', name: 'entry.js' },
        },
        shared: (rest.shared ?? [{ name: 'react', requiredVersion: '^19.0.0' }]).map((one) => ({
          ...one,
          assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
        })),
        exposes: rest.exposes ?? [
          {
            name: page.module,
            assets: { js: { sync: ['page.js'], async: [] }, css: { sync: [], async: [] } },
          },
        ],
      });
    },
    /** @param hash distinguishes one build of the host from the next */
    host(hash: string) {
      rmSync(path.join(dir, 'host'), { recursive: true, force: true });
      put('host/budget.json', { firstLoad: 210 });
      put('host/dist/index.html', `<!doctype html>page ${hash} ${PADDING}`);
      put('host/dist/sw.js', `worker ${hash} ${PADDING}`);
      put(`host/dist/${SBOM}`, bill([]));
      put('host/dist/favicon.svg', `<svg>${PADDING}</svg>`);
      put(`host/dist/assets/main.${hash}.js`, `${hash} ${PADDING}`);
      put(`host/dist/assets/main.${hash}.js.map`, '{}');
    },
  };
}
