/**
 * Replaces the compiler's message about a missing column with one line. TypeScript prints both types several times and names the
 * property at the end; other errors stay as they are.
 */
export function shortenTypeErrors(output) {
  const errors = output.split(/^(?=\S+\(\d+,\d+\): error )/m);
  return [...new Set(errors.flatMap((error) => missingColumns(error) ?? error))].join('');
}

function missingColumns(error) {
  const [, folder] = /^(capabilities\/[\w-]+)\/server\//.exec(error) ?? [];
  const [, name, names = name] =
    /Property '(\w+)' is missing in type|is missing the following properties from type .*: ([\w, ]+)/.exec(error) ?? [];
  if (!folder || !names) return undefined;
  return names
    .split(', ')
    .map(
      (it) => `${folder}/server/tables.ts has no column '${it}', which contract.ts promises: add it, or compute it.\n`,
    );
}
