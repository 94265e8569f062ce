/** 'peanuts, , eggs ' -> ['peanuts', 'eggs'] */
export const splitList = (text: string) =>
  text
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

export const joinList = (list: readonly string[]) => list.join(', ');
