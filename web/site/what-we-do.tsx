import { BellRing, Clock3, HeartHandshake, Sparkles } from 'lucide-react';

const tiles = [
  {
    key: 'simplify',
    icon: Sparkles,
    tint: 'bg-primary-soft text-primary',
    title: 'Simplify with Smarts',
    text: 'Meals, groceries and dates live in one calm place, one tap from your home screen. Planning a week takes minutes.',
  },
  {
    key: 'predict',
    icon: BellRing,
    tint: 'bg-birthday-soft text-birthday-ink',
    title: 'Predict & Remind',
    text: 'Appointments, birthdays and seasonal tasks come up before they become urgent: in the app, by email or on your phone.',
  },
  {
    key: 'know',
    icon: HeartHandshake,
    tint: 'bg-planner-soft text-planner-ink',
    title: 'Know Your Family',
    text: 'We remember sizes, allergies and favorites, so every suggestion fits.',
  },
  {
    key: 'empower',
    icon: Clock3,
    tint: 'bg-appointment-soft text-appointment-ink',
    title: 'Empower Your Time',
    text: 'Book in one tap, hand tasks to your partner, and get your evening back.',
  },
];

/** Four tiles about the product. The About page spells out the '&' as 'and'. */
export function WhatWeDo({ ampersand }: { ampersand: '&' | 'and' }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {tiles.map(({ key, icon: Icon, tint, title, text }) => (
        <li key={key} className="card flex gap-4 p-5 sm:flex-col sm:p-6">
          <span className={`grid size-12 shrink-0 place-items-center rounded-2xl ${tint}`}>
            <Icon aria-hidden size={22} strokeWidth={1.9} />
          </span>
          <div>
            <h3 className="text-lg">{title.replace('&', ampersand)}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
