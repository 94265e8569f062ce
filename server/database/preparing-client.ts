import pg from 'pg';

/** Each prepared statement takes memory of every connection. */
const mostPrepared = 300;
const nameByText = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = nameByText.get(text);
  if (known || nameByText.size >= mostPrepared) return known;
  const name = `read_${nameByText.size}`;
  nameByText.set(text, name);
  return name;
}

/** Reads are planned once per connection, because planning one takes longer than executing it. */
export class PreparingClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) =>
    super.query(withName(statement) as string, ...(rest as []))) as unknown as pg.Client['query'];
}

function withName(statement: unknown) {
  const { text, name } = statement as pg.QueryConfig;
  return name === undefined && text?.startsWith('select ')
    ? { ...(statement as pg.QueryConfig), name: nameOf(text) }
    : statement;
}
