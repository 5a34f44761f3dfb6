import { secondCopyMessage, secondCopyOf } from '../share/second-copy.mjs';

/**
 * Fails the build of a remote that contains its own copy of a shared module: two contexts, two caches, more bytes.
 * @returns {import('vite').Plugin}
 */
export function noSecondCopy() {
  return {
    name: 'my-note-no-second-copy',
    generateBundle(_options, bundle) {
      const found = new Map();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const name = renderedLength > 0 && secondCopyOf(id);
          if (name && !found.has(name)) found.set(name, this.getModuleInfo(id)?.importers[0] ?? 'an entry');
        }
      }
      const messages = [...found].map(([name, importer]) => secondCopyMessage(name, importer));
      if (messages.length > 0) this.error(messages.join('\n'));
    },
  };
}
