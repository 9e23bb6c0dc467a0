import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

const desktop = { width: 1280, height: 800 };

/** Takes the pictures that *.photos.ts tell; started by `npm run screens`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.photos.ts',
  globalSetup: '../../backend/test/harness/playwright-setup.ts',
  outputDir: '../../dist/screens-failed',
  reporter: 'list',
  // Each test takes many pictures.
  timeout: 1_800_000,
  projects: [
    { name: 'light', use: { viewport: desktop, colorScheme: 'light' } },
    { name: 'dark', use: { viewport: desktop, colorScheme: 'dark' } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
