export { parsePackage } from './buy/package.ts';
export { type ToBuy, toBuy } from './buy/to-buy.ts';
