import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { shortLived } from './testing/short-lived.ts';

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
/** Set by `npm test` when the tests run on Postgres at the same time. */
const isBesidePostgres = Boolean(process.env.TESTS_ALSO_ON_POSTGRES);
/** Tests of the infrastructure and of every route (`testing/every-route.test.ts`). They run on both databases. */
const ofBothDatabases = [
  'server/database/!(backup).test.ts',
  'server/{changes,delivery,http,oidc}/**/*.test.ts',
  'testing/*.test.ts',
];
/** All tests that use a database: the embedded one, or a real Postgres named by TEST_DATABASE_URL. */
const withDatabase = [...ofBothDatabases, 'capabilities/*/server/**/*.test.ts', 'testing/nudges/*.test.ts'];
/** Those that would show nothing new on Postgres. */
const onEmbeddedOnly = [
  // Reads web pages, or asks a model. How recipes and gift ideas are stored is tested beside it.
  'capabilities/recipes/server/{extraction,model-recipe}.test.ts',
  'capabilities/wishlists/server/model-gifts.test.ts',
  // What the assistant understands and says. Its writes are in the other tests of this folder.
  'capabilities/wand/server/{bounds,helper-store,injection,model,model-privacy,real-routes}.test.ts',
  // Pages of the account provider without concurrency or rate limits.
  'server/oidc/embedded/{account,entry,password,verification}-routes.test.ts',
];
/** Tests that need a DOM and leave no state behind. The code around the screens (session, path, toast) keeps state, so it has its own project. */
const withSharedWindow = [
  'capabilities/**/*.test.tsx',
  'testing/*.test.tsx',
  'web/{offline,site,ui}/**/!(page-title|toaster|tooltip).test.tsx',
];
/**
 * Tests that start real processes, or score thousands of examples. They mostly wait, and each takes up to a minute: they start first,
 * beside the others, and `npm test -- quick` leaves them out. These use a database of either kind:
 */
const processesOnBothDatabases = [
  'checks/crash-storm.test.ts',
  'scripts/commands.test.ts',
  'server/http/admin-password-at-start.test.ts',
];
const processes = [
  'scripts/{dev,score/**/*}.test.ts',
  'server/database/backup.test.ts',
  'server/database/embedded/{durable-files,open-embedded}.test.ts',
  'checks/calendar-programs.test.ts',
];
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { true: first = [], false: others = [] } = Object.groupBy(await super.sort(files), ({ project }) =>
      String(project.name === 'processes'),
    );
    return [...first, ...others];
  }
}

const cheapPasswordCost = fileURLToPath(new URL('testing/cheap-password-cost.ts', import.meta.url));
const notTests = [...configDefaults.exclude, 'out/**', 'data/**', 'e2e/**'];

// Threads start faster than processes, and most of these files are short.
const inWindow = { environment: 'jsdom', pool: 'threads' } as const;

export default defineConfig({
  test: {
    // Each worker loads everything anew, which takes longer than many of its tests.
    maxWorkers: 2,
    sequence: { sequencer: ProcessesFirst },
    // Only ends tests that hang: on a busy machine opening a database can take ten seconds, and some tests open several.
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    // Resolves drizzle's modules a second faster per worker.
    execArgv: ['--import', fileURLToPath(new URL('server/quick-drizzle.ts', import.meta.url))],
    projects: [
      {
        extends: true,
        // Mostly pure functions, so test files can share loaded modules.
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,mjs}'],
          exclude: [...notTests, ...withDatabase, ...processesOnBothDatabases, ...processes],
          isolate: false,
          execArgv: shortLived,
        },
      },
      {
        extends: true,
        resolve: { alias: [{ find: /^.*\/password-cost\.ts$/, replacement: cheapPasswordCost }] },
        // Each file has its own database and mocks nothing (`checks/` verifies it), so files can share loaded modules.
        test: {
          name: 'api',
          globalSetup: 'testing/drop-scratch-databases.ts',
          // Beside Postgres, what a capability does runs only there, where transactions really are concurrent (record 83).
          include: isBesidePostgres ? [...ofBothDatabases, ...onEmbeddedOnly] : withDatabase,
          exclude: [...notTests, ...processesOnBothDatabases, ...(onPostgres ? onEmbeddedOnly : [])],
          isolate: false,
          execArgv: shortLived,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: [...processesOnBothDatabases, ...(onPostgres ? [] : processes)],
          isolate: false,
          execArgv: shortLived,
        },
      },
      {
        extends: true,
        plugins: [react()],
        // Files share loaded modules and the DOM, which takes longer to create than most of these files take to run.
        test: {
          ...inWindow,
          name: 'screens',
          include: withSharedWindow,
          isolate: false,
          setupFiles: ['testing/web-setup.ts', 'testing/screen-setup.ts'],
          globalSetup: 'testing/start-web-server.ts',
        },
      },
      {
        extends: true,
        plugins: [react()],
        // Each file has modules and a window of its own, but jsdom is loaded once.
        test: {
          ...inWindow,
          name: 'frame',
          pool: 'vmThreads',
          include: ['web/**/*.test.tsx'],
          exclude: [...notTests, ...withSharedWindow],
          setupFiles: 'testing/web-setup.ts',
        },
      },
    ],
  },
});
