import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';

const file = join(process.cwd(), 'core', 'dates.test.ts');

test('a failed test is named with its file and the first lines of its error', () => {
  const report = {
    testResults: [
      {
        name: file,
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a day has a name', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'a week has days',
            failureMessages: ['\u001b[31mexpected 6\u001b[39m\n\nto be 7'],
          },
        ],
      },
    ],
  };
  expect(failedInVitest(report)).toEqual(['core/dates.test.ts: a week has days\n    expected 6\n    to be 7']);
});

test('a file that does not load is named too', () => {
  const report = {
    testResults: [{ name: file, status: 'failed', message: 'No such module', assertionResults: [] }],
  };
  expect(failedInVitest(report)).toEqual(['core/dates.test.ts: did not run\n    No such module']);
});

test('a failed journey is named with its groups', () => {
  const spec = (title, ok) => ({
    file: 'wand.spec.ts',
    title,
    ok,
    tests: [{ results: [{ error: { message: 'No such button' } }] }],
  });
  const report = {
    config: { rootDir: join(process.cwd(), 'e2e') },
    suites: [
      {
        title: 'wand.spec.ts',
        specs: [spec('a user asks', true)],
        suites: [{ title: 'without a connection', specs: [spec('an error is shown', false)] }],
      },
    ],
  };
  expect(failedInPlaywright(report)).toEqual([
    'e2e/wand.spec.ts: without a connection an error is shown\n    No such button',
  ]);
});
