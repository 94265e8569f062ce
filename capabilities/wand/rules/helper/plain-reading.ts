import { clauseOf } from './clause.ts';
import { intentsOf } from './likely.ts';
import { plainSayings } from './plain-saying.ts';
import type { Context, Reading } from './reader.ts';
import { read } from './readers.ts';

/** What it takes to go by likelihood alone. */
const sure = 0.85;

/** What nobody could read, though it is clear what is asked for: said in plain words, and read again. */
export async function readPlainly(said: string, context: Context): Promise<readonly Reading[] | undefined> {
  const clause = clauseOf(said, context.household, context.asked);
  const given = await context.likely?.(clause.text);
  const [intent] = [...(given ?? [])].find(([, likelihood]) => likelihood > sure) ?? [];
  const titles = intent && (await context.titles?.());
  const plain = titles && plainSayings[intent]?.({ clause, clock: context.asked, titles });
  if (!plain) return undefined;
  const readings = await read(clauseOf(plain, context.household, context.asked), context);
  const isMeant = readings?.every((one) => one.kind === 'propose' && intentsOf(one.tool).includes(intent));
  return isMeant ? readings?.map((one) => (one.kind === 'propose' ? { ...one, quote: clause.text } : one)) : undefined;
}
