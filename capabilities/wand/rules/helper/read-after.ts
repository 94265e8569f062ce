import { saidInFull } from './alike.ts';
import type { Family } from './family.ts';
import { added, type Features, scoreOf } from './rank/scores.ts';
import { type Intents, type Leaning, type Part, type Reading, readingsAs, readingsOf } from './read.ts';
import { dayOf, pointedAt, thingNamedIn, withFormerDay, withFormerMonth, withFormerPerson } from './spoken-of.ts';
import { idsIn } from './steps.ts';
import type { Thing } from './things.ts';
import { rememberedFor } from './words/remembered.ts';

/** Reads a stretch after the ones before it, which it may refer to. */

export interface Division {
  parts: readonly Part[];
  /** What its score adds up. */
  terms: readonly Features[];
  score: number;
}

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

/** A division of what comes before a stretch, with what the stretch may refer to. */
export interface Former {
  division: Division;
  topic: readonly Thing[];
  day: string | undefined;
  /** Its last request. */
  last: Part | undefined;
}

export function formerOf(division: Division, reader: Asked): Former {
  const { parts } = division;
  const part = parts.at(-1);
  return {
    division,
    topic: topicOf(parts, reader),
    day: part ? dayOf(part.text, part.reading?.filled?.cards[0] ?? {}, reader.family) : reader.day,
    last: parts.findLast(({ reading }) => reading?.tool),
  };
}

/** Readings of the stretch as typed, and completed from the stretch before it. */
export function readingsFor(said: string, { division, topic, day, last }: Former, reader: Asked): Reading[] {
  const { family, before, leans = false } = reader;
  const { parts } = division;
  const text = withFormerPerson(withFormerDay(withFormerMonth(said, parts), day), parts, reader);
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

const known = rememberedFor<Reading[]>();

/** Reads each stretch once, however many divisions contain it. */
function readOnce(text: string, reader: Asked, leaning: Leaning & { topic: readonly Thing[] }): Reading[] {
  const key = [text, leaning.before, leaning.leans, ...leaning.topic.slice(0, 3).map(({ id }) => id)].join('\n');
  return known(reader)(key, () => readingsOf(text, reader.family, reader.intents, leaning));
}

const leaningOn = (reading: Reading, full: string): Reading => {
  const features = added(reading.features, new Map([['leaning', 1]]));
  return { ...reading, features, score: scoreOf(features), full };
};

/** The records that the previous stretches were about. */
function topicOf(parts: readonly Part[], { topic, family }: Asked): readonly Thing[] {
  const ids = parts.flatMap(({ reading }) => reading?.filled?.cards.flatMap(idsIn) ?? []);
  const found = family.things.filter(({ id }) => ids.includes(id));
  if (found.length > 0) return found.toReversed();
  const named = thingNamedIn(
    parts.map(({ text }) => text),
    family,
  );
  return named ? [named] : topic;
}
