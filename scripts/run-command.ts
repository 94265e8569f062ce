import '#server/quick-drizzle.ts';

/** The command was called in a way that cannot work. */
export class WrongUse extends Error {}

/**
 * Runs a command and says at the end what it did, or in one sentence why it did nothing. What takes long to load is loaded by
 * a command once it knows that it was called well.
 */
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
