import { relative } from 'node:path';

/** Lines that name each failed test with its file and the first lines of its error. They end the output of `npm test`. */

const errorLines = 6;

const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const line = (file, name, error = '') =>
  [
    `${relative('', file)}: ${name}`,
    ...error
      .replace(colors, '')
      .split('\n')
      .filter((text) => text.trim() !== '')
      .slice(0, errorLines)
      .map((text) => `    ${text.slice(0, 200)}`),
  ].join('\n');

/** From the JSON report of vitest. A file that could not be loaded has a message and no tests. */
export const failedInVitest = ({ testResults }) =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map((test) => line(file, test.fullName, test.failureMessages[0]));
    return status === 'failed' ? [line(file, 'did not run', message)] : [];
  });

/** From the JSON report of Playwright, whose suites contain suites. */
export function failedInPlaywright({ suites, config }) {
  const failedIn = (suite, names) => [
    ...(suite.suites ?? []).flatMap((inner) => failedIn(inner, [...names, inner.title])),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        line(`${config.rootDir}/${file}`, [...names, title].join(' '), tests[0]?.results.at(-1)?.error?.message),
      ),
  ];
  return suites.flatMap((suite) => failedIn(suite, []));
}
