export { type ToBuy, toBuy } from './buy/to-buy.ts';
