import { capitalize } from '#core/capitalize.ts';
import { type CalendarDate, clockTime, shortDate } from '#core/dates.ts';
import type { AnswerOf, Endpoint } from '#core/endpoint.ts';
import type { Option } from '../../card-contract.ts';
import { compact } from './compact.ts';
import type { Clock, FieldSpec, FoundRecord, ReadTool, ToolContext, Value, Values } from './tool.ts';

/** Building blocks shared by the tools. */

/** Makes options from words; the default label is the capitalized word. */
export const optionsFrom = <Word extends string>(
  words: readonly Word[],
  labelOf: (word: Word) => string = capitalize,
): Option[] => words.map((word) => ({ value: word, label: labelOf(word) }));

export const readTool = <E extends Endpoint>(
  name: string,
  endpoint: E,
  description: string,
  forModel: (answer: AnswerOf<E>, clock: Clock) => unknown = (answer) => answer,
): ReadTool => ({
  kind: 'read',
  name,
  endpoint,
  description,
  forModel: (answer: AnswerOf<E>, clock) => compact(forModel(answer, clock)),
});

/** The fields for a change tool: a field that isn't mentioned stays as it is. */
export const withoutDefaults = (fields: readonly FieldSpec[]): FieldSpec[] =>
  fields.map(({ defaultValue: _, ...field }) => field);

interface WithId {
  id: string;
}

/** Makes a function that finds the record with id `values.id` in the answer of a list endpoint. */
export const recordFinder =
  <E extends Endpoint, Item extends AnswerOf<E> extends readonly (infer One extends WithId)[] ? One : never>(
    list: E,
    {
      title,
      summary: words,
      isMatch: isOne = () => true,
    }: {
      title: (item: Item) => string;
      summary?: (item: Item, context: ToolContext) => string;
      /** True for records of the tool's kind, such as trips among planner items. */
      isMatch?: (item: Item) => boolean;
    },
  ) =>
  async (context: ToolContext, { id }: Values): Promise<FoundRecord | undefined> => {
    const items = (await context.look(list)) as unknown as readonly Item[];
    const found = items.find((item) => item.id === id && isOne(item));
    return (
      found && {
        id: found.id,
        title: title(found),
        ...(words && { summary: words(found, context) }),
        values: found as unknown as Values,
      }
    );
  };

/** 'Nov 21, 2026 at 11:00 AM' */
export const formatDateTime = (date: CalendarDate | null, time: string | null): string | null =>
  date && (time ? `${shortDate(date)} at ${clockTime(time)}` : shortDate(date));

export const joinWithCommas = (words: readonly (string | null | undefined)[]) => words.filter(Boolean).join(', ');

/** The values of a list field; empty for any other value. */
export const asTextList = (value: Value | undefined): string[] => (Array.isArray(value) ? value : []);
