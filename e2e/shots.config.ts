import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

const sizes = [
  { width: 1280, height: 800, isMobile: false, hasTouch: false },
  { width: 390, height: 844, isMobile: true, hasTouch: true },
];

/** Makes the pictures of docs/pictures: each screen, in both themes, at both widths. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: ['shots.ts', 'shots-youtube.ts'],
  projects: sizes.flatMap(({ width, height, ...device }) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${colorScheme}-${width}`,
      use: { ...device, viewport: { width, height }, colorScheme },
    })),
  ),
});
