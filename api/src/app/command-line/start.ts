import path from 'node:path';
import { memoryArgs, memoryEnvironment } from '@my-note/tooling/memory';
import { serve } from '@my-note/tooling/serve';
import { type CommandLine, DATA_SETTINGS, demandWords } from '../../core/commands/command-line.ts';
import { shippedSite, sitePlace } from './site-place.ts';

/** `my-note start` */
export const start: CommandLine = {
  name: 'start',
  purpose: 'starts My Note at http://localhost:3000; Ctrl-C ends it',
  usage: [['start']],
  examples: ['start'],
  settings: {
    PORT: 'port of the site and the service; without it 3000',
    HOST: 'address to listen on; without it 127.0.0.1, and 0.0.0.0 opens it to the network',
    ...DATA_SETTINGS,
    SITE_DIR: 'folder of the site and of what is published; without it one in DATA_DIR',
    PUBLIC_URL: 'address that people open, like https://notes.example.org',
  },
  notes: 'README.md of the package lists every setting.',
  async run(typed) {
    demandWords(typed, 0, 0, '');
    // npm runs a package in a shell, which does not pass a signal on.
    await import('@my-note/tooling/orphan');
    const shipped = shippedSite();
    if (shipped) {
      const [{ installSite }, { openArchive }] = await Promise.all([
        import('@my-note/release/install-site'),
        import('@my-note/release/archive'),
      ]);
      const source = await openArchive(shipped);
      await installSite(source, sitePlace(process.env)).finally(source.close);
    }
    serve([...memoryArgs, path.join(import.meta.dirname, 'server.js')], {
      env: {
        NODE_ENV: 'production',
        ...memoryEnvironment,
        ...process.env,
      },
    });
  },
};
