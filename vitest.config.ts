import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { shortLived } from './testing/short-lived.ts';

/** Tests that use a database. They run twice: on the embedded one, and on a real Postgres named by TEST_DATABASE_URL. */
const onBothDatabases = [
  // Reading pages has little to do with where recipes are kept, which is tested beside it.
  'capabilities/*/server/**/!(extraction).test.ts',
  'server/database/!(backup).test.ts',
  'server/{changes,http}/**/*.test.ts',
  // Of the pages of the embedded provider those in which two may try at once, or be too many.
  'server/oidc/*.test.ts',
  'server/oidc/embedded/!(account-routes|entry-routes|password-routes|verification-routes).test.ts',
  'testing/**/*.test.ts',
];
/** Tests that need a window and leave nothing in it. What stands around the screens (the session, the path, the toast) has a state of its own. */
const withSharedWindow = ['capabilities/**/*.test.tsx', 'web/{site,ui}/**/!(page-title|toaster|tooltip).test.tsx'];
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

const notTests = [...configDefaults.exclude, 'out/**', 'data/**', 'e2e/**'];

// A thread is there sooner than a process, and most of these files are short.
const inWindow = { environment: 'jsdom', pool: 'threads' } as const;

export default defineConfig({
  test: {
    // One more than the two cores at hand: tests with real processes mostly wait for them.
    maxWorkers: 3,
    sequence: { sequencer: ProcessesFirst },
    // Only there to end what hangs: on a busy machine opening a database may take ten seconds, and some tests open several.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A worker finds drizzle a second sooner.
    execArgv: ['--import', fileURLToPath(new URL('server/quick-drizzle.ts', import.meta.url))],
    projects: [
      {
        extends: true,
        // Functions without a state of their own, for the most part: they may share what is loaded once.
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,mjs}'],
          exclude: [...notTests, ...onBothDatabases, ...processesOnBothDatabases, ...processes],
          isolate: false,
          execArgv: shortLived,
        },
      },
      {
        extends: true,
        // Each file has a database of its own and mocks nothing (`checks/` looks), so they may share what is loaded once.
        test: {
          name: 'api',
          include: onBothDatabases,
          exclude: [...notTests, ...processesOnBothDatabases],
          isolate: false,
          execArgv: shortLived,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: process.env.TEST_DATABASE_URL
            ? processesOnBothDatabases
            : [...processesOnBothDatabases, ...processes],
          isolate: false,
          execArgv: shortLived,
        },
      },
      {
        extends: true,
        plugins: [react()],
        // They share what is loaded once, the window above all, which takes longer than most of these files.
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
        test: {
          ...inWindow,
          name: 'frame',
          include: ['web/**/*.test.tsx'],
          exclude: [...notTests, ...withSharedWindow],
          setupFiles: 'testing/web-setup.ts',
        },
      },
    ],
  },
});
