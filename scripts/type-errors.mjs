/**
 * Replaces what the compiler says about a missing column by one line. TypeScript prints both types several times and names the
 * property at the end; other errors stay as they are.
 */
export function shortenTypeErrors(output) {
  const errors = output.split(/^(?=\S+\(\d+,\d+\): error )/m);
  return [...new Set(errors.map((error) => missingColumn(error) ?? error))].join('');
}

function missingColumn(error) {
  const [, folder] = /^(capabilities\/[\w-]+)\/server\//.exec(error) ?? [];
  const [, name] = /Property '(\w+)' is missing in type/.exec(error) ?? [];
  if (!folder || !name) return undefined;
  return `${folder}/server/tables.ts has no column '${name}': add it, or compute it in the answer, because contract.ts promises it.\n`;
}
