import { readSources } from '@my-note/release/second-copies';
import { type BuildCheck, LeftOut } from '../../finding.ts';

/** A second React or query client has contexts and caches of its own, so that the host's do not reach it. */
export const secondCopies: BuildCheck = {
  id: 'second-copies',
  looksAt: 'the remote brings nothing that the host shares',
  run: ({ files, dir }) => {
    const { blind, copies } = readSources(files);
    if (!dir && blind.length > 0) throw new LeftOut('the stored build has no source maps');
    return [
      ...[...copies].map(([copy, where]) => ({
        what: `A second copy of ${copy}`,
        where,
        whatToDo: 'Import it from @my-note/kit, and find what brings it: the build names the importer.',
      })),
      ...blind.map((where) => ({
        what: 'A script without a source map that names sources, so that nobody can tell what is in it',
        where,
        whatToDo: 'Build with source maps, as the configuration of @my-note/remote-build does.',
      })),
    ];
  },
};
