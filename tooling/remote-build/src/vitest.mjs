import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The router's CommonJS build contains its contexts twice, once per entry; the ES build once.
const routerOnce = {
  resolve: { conditions: ['module', 'browser', 'development'] },
  ssr: { resolve: { conditions: ['module', 'node', 'development'] } },
};

/**
 * The default output, and a report for `npm test`, which counts.
 * @type {('default' | ['json', { outputFile: string }])[]}
 */
export const reporters = ['default', ['json', { outputFile: 'test-results/vitest.json' }]];

/**
 * The test configuration of every package. With `CI` set, a failed test runs once more.
 * @param {{ environment?: 'happy-dom' | 'node', setupFiles?: string[], isolate?: boolean, exclude?: string[] }} [options]
 */
export function testConfig({
  environment = 'happy-dom',
  setupFiles = [],
  isolate = true,
  exclude = [],
} = {}) {
  return defineConfig({
    ...(environment === 'node' ? {} : routerOnce),
    // The setup file may be outside of the remote's folder.
    server: { fs: { strict: false } },
    test: {
      environment,
      setupFiles: [fileURLToPath(new URL('./patient-wait.mjs', import.meta.url)), ...setupFiles],
      isolate,
      server: { deps: { inline: [/react-router/] } },
      exclude,
      // A busy machine may time out once.
      retry: process.env.CI ? 1 : 0,
      include: ['src/**/*.test.{ts,tsx,mjs}', 'run/**/*.test.mjs'],
      // By default one of two cores would be idle.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      // A busy machine is slow, not broken.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      restoreMocks: true,
      reporters,
      unstubGlobals: true,
    },
  });
}
