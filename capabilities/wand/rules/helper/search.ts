import { saidInFull } from './alike.ts';
import type { Family } from './family.ts';
import { added, type Features, scoreOf } from './rank/scores.ts';
import { type Intents, type Leaning, type Part, type Reading, readingsAs, readingsOf } from './read.ts';
import { type Seam, seamsIn } from './seams.ts';
import { dayOf, pointedAt, thingNamedIn, withFormerDay, withFormerPerson } from './spoken-of.ts';
import type { Thing } from './things.ts';
import { withoutSigns } from './words/around.ts';

export interface Division {
  parts: Part[];
  features: Features;
  score: number;
}

const fewest = 6;
/** A stretch in which more requests begin than this is never one. */
const mostOpened = 2;
const nothingRead = new Map([['unread', 1]]);

export interface Asked {
  family: Family;
  intents: Intents;
  /** Records mentioned before the message. */
  topic: readonly Thing[];
  /** The tool of the previous request, which a stretch without a verb continues with. */
  before?: string | undefined;
  leans?: boolean;
  /** The day of the message before. */
  day?: string | undefined;
  /** The person mentioned before. */
  person?: string | undefined;
}

/** With the readings of stretches that were already parsed. */
interface Reader extends Asked {
  read: Map<string, Reading[]>;
}

export const divided = (message: string, reader: Asked): Part[] => divisionsOf(message, reader)[0]?.parts ?? [];

/** The best divisions, best first. */
export function divisionsOf(message: string, asked: Asked, most = fewest): Division[] {
  const reader: Reader = { ...asked, read: new Map() };
  const seams = seamsIn(message, reader.family);
  const starts = [0, ...seams.map(({ start }) => start)];
  const ends = [...seams.map(({ end }) => end), message.length];
  const best: Division[][] = [[{ parts: [], features: new Map(), score: 0 }], ...ends.map(() => [])];
  for (let from = 0; from < starts.length; from++)
    for (let to = from; to < ends.length; to++) {
      const within = seams.slice(from, to);
      if (within.filter(({ opens }) => opens).length > mostOpened) break;
      const text = withoutSigns(message.slice(starts[from], ends[to]));
      const cost = seamFeatures(seams, from, to);
      const here = best[to + 1] ?? [];
      const asks = within.some((seam) => seam.asks);
      for (const former of best[from] ?? []) here.push(...continued(former, { text, cost, asks }, reader, most));
      best[to + 1] = here.toSorted((a, b) => b.score - a.score).slice(0, most);
    }
  return best.at(-1) ?? [];
}

interface Stretch {
  text: string;
  cost: Features;
  /** A question follows what it begins with. */
  asks: boolean;
}

function continued(former: Division, { text, cost, asks }: Stretch, reader: Reader, most: number): Division[] {
  if (text === '') return [{ ...former, features: added(former.features, cost), score: former.score + scoreOf(cost) }];
  const readings = readingsFor(text, former, reader)
    .filter(({ tool }) => !(asks && tool))
    .slice(0, most);
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

/** Readings of the stretch as typed, and completed from the stretch before it. */
function readingsFor(said: string, former: Division, reader: Reader): Reading[] {
  const { family, before, leans = false } = reader;
  const topic = topicOf(former, reader);
  const last = former.parts.findLast(({ reading }) => reading?.tool);
  const text = withFormerPerson(withFormerDay(said, formerDay(former, reader)), former.parts, reader);
  const plain = readOnce(text, reader, { topic, before: last?.reading?.tool ?? before, leans: leans && !last });
  const pointed = pointedAt(text);
  const told = pointed ? readOnce(pointed, reader, { topic, before: undefined, leans: false }) : [];
  const full = last && saidInFull(text, last.text, family);
  const leant = full && last.reading?.tool ? readingsAs(last.reading.tool, full, family, topic) : [];
  if (told.length + leant.length === 0) return plain;
  const completed = [
    ...told.map((reading) => leaningOn(reading, pointed ?? text)),
    ...leant.map((reading) => leaningOn(reading, full ?? text)),
  ];
  return [...plain, ...completed].toSorted((a, b) => b.score - a.score);
}

const formerDay = ({ parts }: Division, { day, family }: Reader): string | undefined => {
  const part = parts.at(-1);
  return part ? dayOf(part.text, part.reading?.filled?.cards[0] ?? {}, family) : day;
};

/** Reads each stretch once, however many divisions contain it. */
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

/** The records that the previous stretches were about. */
function topicOf({ parts }: Division, { topic, family }: Reader): readonly Thing[] {
  const ids = parts.flatMap(({ reading }) => reading?.filled?.cards.flatMap(({ id, itemId }) => [itemId, id]) ?? []);
  const found = family.things.filter(({ id }) => ids.includes(id));
  if (found.length > 0) return found.toReversed();
  const named = thingNamedIn(
    parts.map(({ text }) => text),
    family,
  );
  return named ? [named] : topic;
}
