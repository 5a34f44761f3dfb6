// First: its policy applies to all code and markup that follows.
import './platform/security/trusted-types.ts';
import { loadCatalogue } from './languages/load-catalogue.ts';
import { nextTask } from './platform/loading/next-task.ts';

/**
 * Runs the app in tasks of their own, so that the browser paints and takes input between them. All of it is in the files
 * that came with the page: the host provides shared modules eagerly, so that nothing is requested here.
 */
async function run(): Promise<void> {
  const catalogue = loadCatalogue();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await catalogue;
  await import(/* webpackMode: "eager" */ '@my-note/kit/ui');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/bootstrap.tsx');
}

void run();
