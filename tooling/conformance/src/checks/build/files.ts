import type { BuildCheck } from '../../finding.ts';

/** A release whose manifest names a file that is not there shows a failure panel to everybody. */
export const files: BuildCheck = {
  id: 'files',
  looksAt: 'every file that the manifest names is in the build',
  run: ({ files: present, manifest: { exposes, shared = [] } }) => {
    const missing = new Map<string, string>();
    for (const { name, assets } of [...exposes, ...shared]) {
      if (!assets) continue;
      const named = [assets.js, assets.css].flatMap(({ sync, async: later = [] }) => [...sync, ...later]);
      for (const file of named) if (!present.has(file)) missing.set(file, name);
    }
    return [...missing].map(([file, module]) => ({
      what: `${file} is missing, and the manifest names it for ${module}`,
      where: 'mf-manifest.json',
      whatToDo: 'Build again, and publish the whole folder.',
    }));
  },
};
