import { appointmentTypeOf, isGathering } from './appointment-words.ts';

const numbered =
  /(?<=(?:^| )(\p{L}{3,20})) ((?:1[0-2]|[1-9])(?:[0-5]\d)?)(?=$|[,;.!]| (?:all|and|for|today|tomorrow|tonight|on|next|this|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?)\b)/giu;

const numberedPlace =
  /^(?:room|suite|apt|apartment|unit|gate|hall|page|grade|number|flight|route|bus|level|floor|door)$/i;

const isThing = (words: string) => appointmentTypeOf(words, []) !== undefined || isGathering(words);

/** 'Leo piano 4 tomorrow', 'lunch with Neha 1230': a number behind what somebody has to be at is its hour. Of several nothing is said. */
export const withHours = (message: string): string =>
  message.replaceAll(numbered, (all, word: string, hour: string, at: number) => {
    const piece = message.slice(0, at).split(/[,;:]/).at(-1) ?? '';
    const isTyped = hour.length > 2 && Number(hour) % 5 === 0 && !numberedPlace.test(word);
    const isHour = hour.length > 2 ? isTyped && isThing(piece) : !word.endsWith('s') && isThing(word);
    return isHour ? ` at${all}` : all;
  });
