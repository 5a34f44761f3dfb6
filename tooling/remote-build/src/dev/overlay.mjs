import { watchTypes } from './type-errors.mjs';

/**
 * What a development server shows over the page: what did not compile, and wrong types. A production page accepts HTML
 * from policies of known names alone, which may exist twice (docs/decisions/0024-trusted-types-in-the-page.md).
 */
export const overlay = {
  errors: true,
  warnings: false,
  runtimeErrors: false,
  trustedTypesPolicyName: 'dompurify',
};

/**
 * Shows the type errors of a folder in the terminal and over the page.
 * @param {import('webpack-dev-server')} server that has started
 * @param {Pick<import('webpack').Compiler | import('webpack').MultiCompiler, 'hooks'>} compiler
 * @param {string} dir with a tsconfig.json
 */
export function showTypeErrors(server, compiler, dir) {
  /** @type {string[]} */
  let errors = [];
  let compiled = true;
  const show = () => {
    const clients = server.webSocketServer?.clients ?? [];
    if (errors.length > 0) server.sendMessage(clients, 'errors', errors);
    else if (compiled) server.sendMessage(clients, 'still-ok');
  };
  // The server hides its overlay after a compilation without errors, and in a page that connects.
  compiler.hooks.done.tap('type-errors', (stats) => {
    compiled = !stats.hasErrors();
    setImmediate(show);
  });
  server.webSocketServer?.implementation.on('connection', () => setImmediate(show));
  watchTypes(dir, (found) => {
    errors = found;
    for (const error of errors) console.error(error);
    show();
  });
}
