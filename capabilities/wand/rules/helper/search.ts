import { addDays } from '#core/dates.ts';
import { saidInFull } from './alike.ts';
import type { Family, Thing } from './family.ts';
import { foundIn } from './find/found.ts';
import { added, type Features, scoreOf } from './rank/scores.ts';
import { type Intents, type Leaning, type Reading, readingsAs, readingsOf } from './read.ts';
import { type Seam, seamsIn } from './seams.ts';

/** Divides a message into the stretches that read best together. */

export interface Part {
  text: string;
  reading: Reading | undefined;
}

export interface Division {
  parts: Part[];
  features: Features;
  score: number;
}

const fewest = 3;
const nothingRead = new Map([['unread', 1]]);

export interface Asked {
  family: Family;
  intents: Intents;
  /** What was spoken of before the message. */
  topic: readonly Thing[];
  /** The tool of the request before, which a stretch without a verb of its own goes on with. */
  before?: string | undefined;
  leans?: boolean;
  /** Who was spoken of before. */
  person?: string | undefined;
}

/** With the stretches that were read already. */
interface Reader extends Asked {
  read: Map<string, Reading[]>;
}

export const divided = (message: string, reader: Asked): Part[] => divisionsOf(message, reader)[0]?.parts ?? [];

/** The best divisions, the best first. */
export function divisionsOf(message: string, asked: Asked, most = fewest): Division[] {
  const reader: Reader = { ...asked, read: new Map() };
  const seams = seamsIn(message, reader.family);
  const starts = [0, ...seams.map(({ start }) => start)];
  const ends = [...seams.map(({ end }) => end), message.length];
  const best: Division[][] = [[{ parts: [], features: new Map(), score: 0 }], ...ends.map(() => [])];
  for (let from = 0; from < starts.length; from++)
    for (let to = from; to < ends.length; to++) {
      const text = cleaned(message.slice(starts[from], ends[to]));
      const cost = seamFeatures(seams, from, to);
      const here = best[to + 1] ?? [];
      for (const former of best[from] ?? []) here.push(...continued(former, text, cost, reader, most));
      best[to + 1] = here.toSorted((a, b) => b.score - a.score).slice(0, most);
    }
  return best.at(-1) ?? [];
}

function continued(former: Division, text: string, cost: Features, reader: Reader, most: number): Division[] {
  if (text === '') return [{ ...former, features: added(former.features, cost), score: former.score + scoreOf(cost) }];
  const readings = readingsFor(text, former, reader).slice(0, most);
  const options: Part[] = [...readings.map((reading) => ({ text, reading })), { text, reading: undefined }];
  return options.map((part) => {
    const own = added(cost, part.reading?.features ?? nothingRead);
    return {
      parts: [...former.parts, part],
      features: added(former.features, own),
      score: former.score + scoreOf(own),
    };
  });
}

function seamFeatures(seams: readonly Seam[], from: number, to: number): Features {
  const seam = seams[from - 1];
  const features = new Map<string, number>();
  const count = (name: string) => features.set(name, (features.get(name) ?? 0) + 1);
  if (seam) count(`divided ${seam.opens ? 'anew ' : ''}at ${seam.kind}`);
  for (const { kind, opens } of seams.slice(from, to)) count(`spans ${opens ? 'anew ' : ''}${kind}`);
  return features;
}

/** As it stands, or leaning on the stretch before it. */
function readingsFor(said: string, former: Division, reader: Reader): Reading[] {
  const { family, before, leans = false } = reader;
  const topic = topicOf(former, reader);
  const last = former.parts.findLast(({ reading }) => reading?.tool);
  const text = withFormerPerson(withFormerDay(said, former.parts.at(-1), family), former.parts, reader);
  const plain = readOnce(text, reader, { topic, before: last?.reading?.tool ?? before, leans: leans && !last });
  const full = last && saidInFull(text, last.text, family);
  if (!full || !last.reading?.tool) return plain;
  const leant = readingsAs(last.reading.tool, full, family, topic).map((reading) => leaningOn(reading, full));
  return [...plain, ...leant].toSorted((a, b) => b.score - a.score);
}
/** The same stretch is read once, however many divisions hold it. */
function readOnce(
  text: string,
  reader: Reader,
  leaning: Required<Pick<Leaning, 'topic' | 'leans'>> & Leaning,
): Reading[] {
  const { family, intents, read } = reader;
  const key = [text, leaning.before, leaning.leans, ...leaning.topic.slice(0, 3).map(({ id }) => id)].join('\n');
  const known = read.get(key);
  if (known) return known;
  const readings = readingsOf(text, family, intents, leaning);
  read.set(key, readings);
  return readings;
}

const leaningOn = (reading: Reading, full: string): Reading => {
  const features = added(reading.features, new Map([['leaning', 1]]));
  return { ...reading, features, score: scoreOf(features), full };
};

const sameDay =
  /\b(?:on )?(?:the|that) (?:same|very) (?:day|date|evening|morning|afternoon)\b|\b(?:on )?(?:same|that) (?:day|date)\b/i;
const nextDay =
  /\b(?:on )?the (day|night|evening|morning|week) (before|after)(?: (?:that|it|then))?(?=$|[,.]| to\b| i\b| we\b)/i;

/** 'that day' and 'the day before' lean on the day of what was said before. */
function withFormerDay(text: string, former: Part | undefined, family: Family): string {
  const date = former && dayOf(former, family);
  if (!date) return text;
  const beside = nextDay.exec(text);
  if (beside) {
    const days = (beside[1]?.toLowerCase() === 'week' ? 7 : 1) * (beside[2]?.toLowerCase() === 'before' ? -1 : 1);
    return text.replace(nextDay, `on ${addDays(date, days)}`);
  }
  return text.replace(sameDay, `on ${date}`);
}

/** The day of a request, of the record that it is about, or of a question. */
function dayOf({ text, reading }: Part, family: Family): string | undefined {
  const values = reading?.filled?.cards[0] ?? {};
  const said = [values.date, values.triggerDate, values.startDate, values.partyDate].find(
    (value) => typeof value === 'string',
  );
  if (typeof said === 'string') return said;
  const found = foundIn(text, family);
  const day = found.when.find((one) => one.kind === 'day');
  if (day?.kind === 'day') return day.date;
  const ids = [
    values.id,
    values.recordId,
    ...found.words.flatMap(({ things }) => (things.length === 1 && things[0] ? [things[0].id] : [])),
  ];
  return family.things.find(({ id, date }) => date !== undefined && ids.includes(id))?.date;
}

const pronoun = /\b(?:her|his|him|she|he)\b/i;
const owned = /\b(?:her|his) (?=\p{L})(?!(?:to|in|on|at|for|with|up|off|from|and|that|out|the|a|an|some)\b)/giu;
const alone = /\b(?:her|him|she|he)\b/gi;

/** 'cancel her swim class' after 'Mia is sick': who was spoken of last. */
function withFormerPerson(text: string, parts: readonly Part[], { family, person }: Reader): string {
  if (!pronoun.test(text) || foundIn(text, family).mentions.length > 0) return text;
  const named = parts
    .toReversed()
    .flatMap((part) =>
      foundIn(part.text, family).mentions.flatMap(({ who }) =>
        who.length === 1 && who[0]?.relationship !== 'self' ? who : [],
      ),
    );
  const name = named[0]?.name ?? person;
  return name ? text.replaceAll(owned, `${name}'s `).replaceAll(alone, name) : text;
}

const edges = /^[\s,;:.!-]+|[\s,;:.!-]+$/g;
const cleaned = (text: string) => text.replaceAll(edges, '');

/** What the stretches before it were about. */
function topicOf({ parts }: Division, { topic, family }: Reader): readonly Thing[] {
  const ids = parts.flatMap(({ reading }) => reading?.filled?.cards.flatMap(({ id, itemId }) => [itemId, id]) ?? []);
  const found = family.things.filter(({ id }) => ids.includes(id));
  return found.length > 0 ? found.toReversed() : topic;
}
