import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

/**
 * Compiles the host or a remote once, with the configuration in its folder, and prints errors and warnings.
 * @param {string} dir
 * @returns {Promise<number>} exit code
 */
export async function build(dir) {
  const { default: make } = await import(pathToFileURL(path.join(dir, 'webpack.config.mjs')).href);
  const compiler = webpack(make({ mode: 'production' }));
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  const report = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY === true });
  if (report) console.log(report);
  await new Promise((resolve) => compiler.close(resolve));
  return stats.hasErrors() ? 1 : 0;
}
