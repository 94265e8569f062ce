const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What is worn, by the size that it has. */
export const shoes = wordsOf('shoe shoes feet foot boot boots wellies slippers sneaker sneakers sandals trainers');
export const clothes = wordsOf(
  'clothes clothing cloth shirt shirts pants trousers dress dresses pajamas pyjamas skirt shorts sweater jumper vest jacket coat outfit onesie leggings jeans top tshirt',
);
