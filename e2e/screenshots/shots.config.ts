import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

const sizes = [
  { width: 1280, height: 800, isMobile: false, hasTouch: false },
  { width: 390, height: 844, isMobile: true, hasTouch: true },
];

const themes = ['light', 'dark'] as const;

/**
 * Takes the screenshots of docs/pictures and of the welcome page, in both themes and at both widths. Those of docs/using
 * are parts of the screen, in the light theme alone.
 */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: '../fixtures/global-setup.ts',
  projects: [
    {
      name: 'using',
      testMatch: 'shots-using*.ts',
      use: { viewport: { width: 1280, height: 960 }, colorScheme: 'light' },
    },
    ...themes.flatMap((colorScheme) => [
      ...sizes.map(({ width, height, ...device }) => ({
        name: `${colorScheme}-${width}`,
        testMatch: [
          'shots.ts',
          'shots-youtube.ts',
          ...(process.env.SHOWN_LANGUAGES ? ['shots-languages.ts'] : []),
        ],
        use: { ...device, viewport: { width, height }, colorScheme },
      })),
      {
        name: `${colorScheme}-product`,
        testMatch: 'shots-product.ts',
        use: { viewport: { width: 1200, height: 750 }, deviceScaleFactor: 1.5, colorScheme },
      },
      {
        name: `${colorScheme}-product-narrow`,
        testMatch: 'shots-product.ts',
        use: {
          viewport: { width: 400, height: 500 },
          isMobile: true,
          hasTouch: true,
          deviceScaleFactor: 2,
          colorScheme,
        },
      },
    ]),
  ],
});
