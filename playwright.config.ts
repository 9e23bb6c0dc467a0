import { defineConfig, devices } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

/**
 * What asserts nothing that a narrow screen or a finger changes runs on the desktop alone: words, states, sessions, files
 * and keys. On phones remain the main job and every page that is looked at by its layout, for which see axe.ts.
 */
const ON_THE_DESKTOP_ALONE = [
  // Phones have no keyboard.
  'keyboard.spec.ts',
  // Administrators' doors, second factor and dialogs of it, walked by keyboard.
  'admin.spec.ts',
  // Which window shows which message, and when.
  'broadcasts.spec.ts',
  // Letters, links and what becomes of sessions.
  'passwords.spec.ts',
  // The words for each failure, of which accessibility.spec.ts looks at two on phones, and what the history does.
  'lookup-failures.spec.ts',
  'history.spec.ts',
  // What the browser asks for, loads and keeps; the last two open no page.
  'home.spec.ts',
  'slow-network.spec.ts',
  'way-back.spec.ts',
  'canaries.spec.ts',
  'budget.spec.ts',
  'site.spec.ts',
];

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
      testIgnore: ON_THE_DESKTOP_ALONE,
    },
  ],
});
