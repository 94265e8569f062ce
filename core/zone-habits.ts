import { americanHabits, type Habits } from './habits.ts';

const zonesIn = (area: string, names: string) => names.split(' ').map((name) => `${area}/${name}`);

/** The United States and its territories, with the older names that browsers still report. */
const usZones = new Set([
  ...zonesIn(
    'America',
    `New_York Detroit Louisville Kentucky/Louisville Kentucky/Monticello Indianapolis Fort_Wayne Indiana/Indianapolis
    Indiana/Vincennes Indiana/Winamac Indiana/Marengo Indiana/Petersburg Indiana/Vevay Indiana/Tell_City Indiana/Knox
    Chicago Menominee North_Dakota/Center North_Dakota/New_Salem North_Dakota/Beulah Denver Shiprock Boise Phoenix
    Los_Angeles Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak Puerto_Rico St_Thomas`.replace(/\s+/g, ' '),
  ),
  ...zonesIn('Pacific', 'Honolulu Guam Saipan Pago_Pago'),
  ...zonesIn('US', 'Eastern Central Mountain Pacific Alaska Hawaii Arizona Michigan'),
]);

/**
 * Other places where people write 3:30 PM. Not complete: every family can choose, and the rest of the world writes
 * 15:30.
 */
const twelveHourZones = new Set([
  // Canada
  ...zonesIn(
    'America',
    'St_Johns Halifax Glace_Bay Moncton Goose_Bay Toronto Winnipeg Regina Edmonton Vancouver Whitehorse',
  ),
  // Australia and New Zealand
  ...zonesIn(
    'Australia',
    'Sydney Melbourne Brisbane Adelaide Perth Hobart Darwin Broken_Hill Lindeman Lord_Howe Eucla',
  ),
  ...zonesIn('Pacific', 'Auckland Chatham'),
  // South and East Asia
  ...zonesIn('Asia', 'Kolkata Calcutta Karachi Dhaka Manila Kuala_Lumpur Kuching Singapore Hong_Kong Taipei Seoul'),
  // The Middle East, and Colombia
  ...zonesIn('Asia', 'Riyadh Dubai'),
  'Africa/Cairo',
  'America/Bogota',
]);

/** The choices stored with a family; null while nobody has chosen. */
export interface FamilyHabits {
  timeZone?: string | null;
  clock?: Habits['clock'] | null;
  units?: Habits['units'] | null;
}

/**
 * The family's own choice, or what is usual in its time zone. If the zone was never set, it is UTC, and we assume US
 * habits.
 */
export function habitsOf({ timeZone, clock, units }: FamilyHabits): Habits {
  const zone = timeZone ?? 'UTC';
  const isAmerican = usZones.has(zone) || zone === 'UTC';
  return {
    clock: clock ?? (isAmerican || twelveHourZones.has(zone) ? '12' : '24'),
    units: units ?? (isAmerican ? americanHabits.units : 'metric'),
  };
}
