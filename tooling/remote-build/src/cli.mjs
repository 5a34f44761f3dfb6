#!/usr/bin/env node
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const USAGE = 'Usage: mn-bundle build   (in the folder of the host or of a remote)';

/**
 * Compiles once and reports; resolves to the exit code.
 * @param {string} dir
 */
async function build(dir) {
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

if (process.argv[2] === 'build') {
  try {
    process.exitCode = await build(process.cwd());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
