import type { Plugin } from 'vite';

const leanModuleId = '\0lean-infinite-query';

/** We have no query that loads page after page, and every query would carry the code for it: 0.7 kB of the 100 kB budget per page. */
export const leanQueries: Plugin = {
  name: 'lean-queries',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('infiniteQueryBehavior.js') && importer?.includes('query-core') ? leanModuleId : undefined,
  load: (id) =>
    id === leanModuleId
      ? `export const infiniteQueryBehavior = () => { throw new Error('Queries of many pages are left out of the build'); };
         export const hasNextPage = infiniteQueryBehavior, hasPreviousPage = infiniteQueryBehavior;`
      : undefined,
};
