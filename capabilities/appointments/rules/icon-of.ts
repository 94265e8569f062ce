import { type AppointmentIcon, iconsOfTypes, iconWords } from '../catalogue/icon-words.ts';
import { plainWords } from './plain-words.ts';

const icons = iconWords.map(([icon, line]) => [icon, new Set(plainWords(line))] as const);
const iconByType = new Map<string, AppointmentIcon>(Object.entries(iconsOfTypes));

/** By the words of its title; if none of them is known, by its type. */
export function iconOf(title: string, type: string): AppointmentIcon {
  const words = plainWords(title);
  const found = icons.find(([, known]) => words.some((word) => known.has(word)));
  return found?.[0] ?? iconByType.get(type) ?? 'calendar';
}
