import { wordSet } from '../guards/left-over.ts';

/** What is worn, by the size that it has. */
export const shoes = wordSet('shoe shoes feet foot boot boots wellies slippers sneaker sneakers sandals trainers');
export const clothes = wordSet(
  `clothes clothing cloth shirt shirts pants trousers dress dresses pajamas pyjamas pjs skirt skirts shorts sweater sweaters jumper jumpers vests jacket jackets coat coats outfit outfits onesie onesies
  leggings jeans top tops tshirt tshirts`,
);
