import { capital } from '#core/capital.ts';
import { type CalendarDate, clockTime, shortDate } from '#core/dates.ts';
import type { AnswerOf, Endpoint } from '#core/endpoint.ts';
import type { Option } from '../../card-contract.ts';
import { brief } from './brief.ts';
import type { Clock, FieldSpec, FoundRecord, Ground, ReadTool, Value, Values } from './tool.ts';

/** What tools of different topics are made of. */

/** Words to be chosen from, by default as they are called at the beginning of a line. */
export const choices = <Word extends string>(
  words: readonly Word[],
  labelOf: (word: Word) => string = capital,
): Option[] => words.map((word) => ({ value: word, label: labelOf(word) }));

export const reading = <E extends Endpoint>(
  name: string,
  endpoint: E,
  sentence: string,
  shown: (answer: AnswerOf<E>, clock: Clock) => unknown = (answer) => answer,
): ReadTool => ({
  kind: 'read',
  name,
  endpoint,
  sentence,
  shown: (answer: AnswerOf<E>, clock) => brief(shown(answer, clock)),
});

/** What nobody mentions stays as it is. */
export const inChange = (fields: readonly FieldSpec[]): FieldSpec[] => fields.map(({ usually: _, ...field }) => field);

interface Listed {
  id: string;
}

/** Finds the record that `values.id` names in a list of the product. */
export const recordIn =
  <E extends Endpoint, Item extends AnswerOf<E> extends readonly (infer One extends Listed)[] ? One : never>(
    list: E,
    {
      title,
      words,
      isOne = () => true,
    }: {
      title: (item: Item) => string;
      words?: (item: Item, ground: Ground) => string;
      /** Whether it is of the kind that the tool is about. */
      isOne?: (item: Item) => boolean;
    },
  ) =>
  async (ground: Ground, { id }: Values): Promise<FoundRecord | undefined> => {
    const items = (await ground.look(list)) as unknown as readonly Item[];
    const found = items.find((item) => item.id === id && isOne(item));
    return (
      found && {
        id: found.id,
        title: title(found),
        ...(words && { words: words(found, ground) }),
        values: found as unknown as Values,
      }
    );
  };

/** 'Nov 21, 2026 at 11:00 AM' */
export const momentWords = (date: CalendarDate | null, time: string | null): string | null =>
  date && (time ? `${shortDate(date)} at ${clockTime(time)}` : shortDate(date));

export const inOneLine = (words: readonly (string | null | undefined)[]) => words.filter(Boolean).join(', ');

/** Those of a field that holds several. */
export const textsIn = (value: Value | undefined): string[] => (Array.isArray(value) ? value : []);
