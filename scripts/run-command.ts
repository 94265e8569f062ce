import '#server/quick-drizzle.ts';

/** Wrong arguments or environment; exits with code 2. */
export class WrongUse extends Error {}

/** Runs a command and prints its result or one error sentence. Commands load slow modules after checking arguments. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    const isWrongUse = error instanceof WrongUse;
    const { isReadable } = await import('#server/readable-errors.ts');
    console.error(isWrongUse || isReadable(error) ? error.message : error);
    process.exitCode = isWrongUse ? 2 : 1;
  }
}
