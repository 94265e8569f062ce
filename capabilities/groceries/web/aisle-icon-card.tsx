import {
  Baby,
  Carrot,
  Cookie,
  Croissant,
  CupSoda,
  Fish,
  HeartPulse,
  LeafyGreen,
  type LucideIcon,
  Milk,
  Package,
  PawPrint,
  Sandwich,
  Snowflake,
  SprayCan,
} from 'lucide-react';

const icons: Partial<Record<string, LucideIcon>> = {
  Produce: Carrot,
  Bakery: Croissant,
  'Deli & Refrigerated': Sandwich,
  'Meat & Seafood': Fish,
  'Dairy & Eggs': Milk,
  Frozen: Snowflake,
  'Spices & Herbs': LeafyGreen,
  'Snacks & Sweets': Cookie,
  Beverages: CupSoda,
  Baby,
  Pets: PawPrint,
  'Health & Beauty': HeartPulse,
  Household: SprayCan,
};

/** What an aisle looks like at a glance; a category of the family's own is a package, like the pantry. */
export function AisleIcon({ category }: { category: string }) {
  const Icon = icons[category] ?? Package;
  return <Icon aria-hidden size={18} strokeWidth={1.9} />;
}
