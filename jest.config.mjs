import { readFileSync } from 'node:fs';
import { LIBRARIES } from './scripts/parts/build-libraries.mjs';

// The product is built as ES modules; tests are translated to CommonJS, which is what Jest runs well.
const { exclude, $schema, ...product } = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
const commonJs = { ...product, swcrc: false, sourceMaps: 'inline', module: { type: 'commonjs' } };
const lazily = { ...commonJs, module: { ...commonJs.module, lazy: true } };
const react = {
  ...commonJs,
  jsc: {
    ...product.jsc,
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

// Where tests and what they load are: otherwise all that was built and installed is looked through and read too.
const roots = ['backend', 'frontend', 'scripts'].map((folder) => `<rootDir>/${folder}`);

const onServer = {
  roots,
  testEnvironment: 'node',
  transform: { '^.+\\.[jt]s$': ['<rootDir>/scripts/parts/lazy-imports.mjs', lazily] },
  transformIgnorePatterns: ['/node_modules/(?!(@nestjs|nestjs-pino)/)'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

const onPage = {
  roots,
  globalSetup: '<rootDir>/scripts/parts/build-libraries.mjs',
  transform: {
    '/clients/examples/': '<rootDir>/frontend/src/shared/testing/text-file.cjs',
    '^.+\\.([jt]sx?|mjs)$': ['@swc/jest', react],
  },
  transformIgnorePatterns: ['/node_modules/(?!(@mantine|@tabler)/)'],
  moduleNameMapper: {
    '^@kernel/(.*?)(\\.js)?$': '<rootDir>/backend/src/kernel/$1',
    '^(.*/clients/examples/.*)\\?raw$': '$1',
    '\\.(css|svg|png|woff2)$': '<rootDir>/frontend/src/shared/testing/asset.ts',
    [`^(${LIBRARIES.join('|')})$`]: '<rootDir>/dist/libraries/each/$1.cjs',
    '^@tabler/icons-react$': '<rootDir>/frontend/src/shared/testing/icons.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

export default {
  // Two cores may be busy with a browser and a database at the same time.
  testTimeout: 120_000,
  // What suites leave behind in their process, with the apps that ran there, makes the next ones slow: it begins anew then.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...onServer,
      displayName: 'backend',
      testMatch: ['<rootDir>/backend/src/**/*.spec.ts', '<rootDir>/scripts/**/*.spec.{ts,mjs}'],
    },
    {
      ...onServer,
      displayName: 'journeys',
      testEnvironment: '<rootDir>/backend/test/harness/journey-environment.ts',
      // The sandbox's own specs speak to it over its sockets, and take their time too.
      testMatch: ['<rootDir>/backend/{test,sandbox}/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/backend/test/harness/stop-every-app.ts'],
    },
    {
      ...onPage,
      displayName: 'frontend',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/frontend/src/**/*.spec.ts'],
      testPathIgnorePatterns: ['/shared/api/'],
    },
    {
      ...onPage,
      displayName: 'screens',
      testEnvironment: '<rootDir>/frontend/src/shared/testing/screen-environment.cjs',
      // The page's client keeps its tokens in the browser's storage.
      testMatch: ['<rootDir>/frontend/src/**/*.spec.tsx', '<rootDir>/frontend/src/shared/api/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/frontend/src/shared/testing/setup.ts'],
    },
  ],
};
