import { defineConfig, devices } from '@playwright/test';
import { mapOwnFramesAlone } from './frontend/e2e/quick-stacks.js';

mapOwnFramesAlone();

const asRoot = process.getuid?.() === 0;

/** Browser journeys against the built product. Started by `npm test`, which brings database and Chromium. */
export default defineConfig({
  testDir: 'frontend/e2e',
  globalSetup: './backend/test/harness/playwright-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  use: {
    baseURL: process.env.E2E_URL,
    actionTimeout: 60_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What moves is drawn by the processor, frame by frame. What must be walked as most people see it is in motion.ts.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // One dot a pixel: a screen with seven times as many shows nothing else, and each is drawn by the processor.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
      // Of frontend/e2e/phone.ts, which says what belongs there.
      grep: /@phone\b/,
    },
  ],
});
