import type { TravelType } from '../contract.ts';

/** The packing list catalogue. What matters most comes first, because a long list shows only its beginning at first. */

export const travelerKinds = ['baby', 'toddler', 'child', 'adult', 'pet'] as const;
export type TravelerKind = (typeof travelerKinds)[number];
/** By the months of the northern hemisphere, as we don't know where the trip goes. */
export type Season = 'winter' | 'spring' | 'summer' | 'autumn';

export interface PackingThing {
  name: string;
  /**
   * Who gets one in their own bag. Without it, everyone shares one; with `shared`, only if one of these travelers comes
   * along.
   */
  for?: readonly TravelerKind[];
  shared?: true;
  types?: readonly TravelType[];
  seasons?: readonly Season[];
  /** Number per day, up to `laundryDays`. */
  perDay?: number;
  /** Added to the number per day. */
  spare?: number;
  /** Only on trips of at least this many days. */
  minDays?: number;
}

const everybody = ['baby', 'toddler', 'child', 'adult'] as const;
const small = ['baby', 'toddler'] as const;
const young = ['baby', 'toddler', 'child'] as const;
const walking = ['toddler', 'child', 'adult'] as const;
const big = ['child', 'adult'] as const;
const cold = ['winter', 'autumn'] as const;

export const packingThings: readonly PackingThing[] = [
  // Shared.
  { name: 'Tickets and reservations', types: ['domestic', 'international', 'cruise'] },
  { name: 'Copies of passports', types: ['international', 'cruise'] },
  { name: 'Travel insurance papers', types: ['international', 'cruise'] },
  { name: 'Local money and cards', types: ['international', 'cruise'] },
  { name: 'Plug adapters', types: ['international', 'cruise'] },
  { name: 'Insurance cards' },
  { name: 'House keys' },
  { name: 'Phone chargers' },
  { name: 'First-aid kit' },
  { name: "Children's fever medicine", shared: true, for: young },
  { name: 'Car seats', shared: true, for: young, types: ['road-trip', 'domestic'] },
  { name: 'Stroller', shared: true, for: small },
  { name: 'Travel crib', shared: true, for: ['baby'] },
  { name: 'Hand sanitizer and wipes' },
  { name: 'Snacks and water for the road' },
  { name: 'Car charger and phone holder', types: ['road-trip'] },
  { name: 'Cooler with ice packs', types: ['road-trip'] },
  { name: 'Roadside kit and jumper cables', types: ['road-trip'] },
  { name: 'Ice scraper and blanket for the car', types: ['road-trip'], seasons: ['winter'] },
  { name: 'Trash bags for the car', types: ['road-trip'] },
  { name: 'Cruise luggage tags', types: ['cruise'] },
  { name: 'Motion sickness medicine', types: ['cruise', 'road-trip'] },
  { name: 'Sunscreen', seasons: ['spring', 'summer'] },
  { name: 'Bug spray', seasons: ['summer'] },
  { name: 'Umbrella', seasons: ['spring', 'autumn'] },
  { name: 'Laundry bag and detergent', minDays: 8 },
  { name: 'Thermometer', shared: true, for: young },
  { name: 'Baby monitor', shared: true, for: small },
  { name: 'Card game', shared: true, for: ['child'] },

  // Documents.
  { name: 'Passport', for: everybody, types: ['international', 'cruise'] },
  { name: 'ID or driver’s license', for: ['adult'], types: ['domestic', 'road-trip'] },
  { name: 'Wallet and phone', for: ['adult'] },
  { name: 'Medication', for: [...everybody, 'pet'] },

  // What is missed most if it is forgotten.
  { name: 'Diapers', for: ['baby'], perDay: 8 },
  { name: 'Bottles and formula', for: ['baby'] },
  { name: 'Overnight diapers', for: ['toddler'], perDay: 1 },
  { name: 'Wipes and diaper cream', for: small },
  { name: 'Pacifier', for: ['baby'] },
  { name: 'Favorite stuffed animal', for: young },
  { name: 'Toothbrush and toothpaste', for: walking },

  // Clothes.
  { name: 'Underwear', for: big, perDay: 1, spare: 1 },
  { name: 'Underwear or pull-ups', for: ['toddler'], perDay: 2, spare: 2 },
  { name: 'Socks', for: walking, perDay: 1, spare: 1 },
  { name: 'T-shirts', for: big, perDay: 1 },
  { name: 'Shirts', for: ['toddler'], perDay: 1, spare: 2 },
  { name: 'Bodysuits', for: ['baby'], perDay: 2, spare: 2 },
  { name: 'Sleepers', for: ['baby'], perDay: 0.5, spare: 2 },
  { name: 'Pants or leggings', for: young, perDay: 0.5, spare: 1 },
  { name: 'Pants or skirts', for: ['adult'], perDay: 0.4, spare: 1 },
  { name: 'Pajamas', for: walking, perDay: 0.2, spare: 1 },
  { name: 'Sweater', for: everybody },
  { name: 'Warm coat', for: everybody, seasons: ['winter'] },
  { name: 'Hat and gloves', for: everybody, seasons: cold },
  { name: 'Winter boots', for: walking, seasons: ['winter'] },
  { name: 'Rain jacket', for: walking, seasons: ['spring', 'autumn'] },
  { name: 'Shorts', for: walking, seasons: ['summer'], perDay: 0.4, spare: 1 },
  { name: 'Sun hat', for: everybody, seasons: ['spring', 'summer'] },
  { name: 'Sunglasses', for: walking, seasons: ['summer'] },
  { name: 'Swimsuit', for: everybody, seasons: ['summer'] },
  { name: 'Swimsuit for the pool on board', for: walking, types: ['cruise'], seasons: ['winter', 'spring', 'autumn'] },
  { name: 'Swim diapers', for: small, seasons: ['summer'] },
  { name: 'Sandals', for: walking, seasons: ['summer'] },
  { name: 'Comfortable shoes', for: walking },
  { name: 'Outfit for dinner', for: big, types: ['cruise'] },

  // Toiletries.
  { name: 'Hairbrush', for: ['child', 'adult'] },
  { name: 'Shampoo and deodorant', for: ['adult'] },
  { name: 'Changing pad', for: ['baby'] },
  { name: 'Baby food and spoons', for: ['baby'] },
  { name: 'Bibs', for: small, perDay: 0.5, spare: 1 },
  { name: 'Sippy cup', for: ['toddler'] },
  { name: 'Baby carrier', for: ['baby'] },
  { name: 'Books and crayons', for: ['toddler', 'child'] },
  { name: 'Headphones', for: big, types: ['domestic', 'international', 'road-trip'] },
  { name: 'Neck pillow', for: big, types: ['international', 'road-trip'] },
  { name: 'Book', for: ['adult'] },
  { name: 'Water bottle', for: walking },

  // Pets.
  { name: 'Food', for: ['pet'] },
  { name: 'Bowls', for: ['pet'] },
  { name: 'Leash or carrier', for: ['pet'] },
  { name: 'Blanket or bed', for: ['pet'] },
  { name: 'Waste bags or litter', for: ['pet'] },
  { name: 'Vaccination record', for: ['pet'], types: ['international', 'domestic', 'cruise'] },
  { name: 'Toy', for: ['pet'] },
];
