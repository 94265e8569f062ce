/** 'peanuts, , eggs ' -> ['peanuts', 'eggs'] */
export const splitList = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const joinList = (list: readonly string[]) => list.join(', ');

/** 'eggs, milk and bread' */
export const joinWithAnd = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
