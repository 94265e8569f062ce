/** 'peanuts, , eggs ' -> ['peanuts', 'eggs'] */
export const splitList = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const joinList = (list: readonly string[]) => list.join(', ');
