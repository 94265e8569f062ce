import { House, Phone, ShieldAlert, Utensils } from 'lucide-react';

const contents = [
  { Icon: Phone, text: 'Who to call, and in which order' },
  { Icon: ShieldAlert, text: 'Allergies, and what to do about them' },
  { Icon: Utensils, text: 'Bedtimes, dinner and plans' },
  { Icon: House, text: 'The first-aid things and the house' },
];

/** What a sheet will say, while there is none. */
export const OnTheSheet = () => (
  <section className="card bg-sunken p-5">
    <h2 className="text-lg">What's on it</h2>
    <ul className="mt-3 space-y-3">
      {contents.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-control bg-surface text-primary">
            <Icon aria-hidden size={19} strokeWidth={1.9} />
          </span>
          {text}
        </li>
      ))}
    </ul>
    <p className="mt-4 text-sm text-ink-soft">Print it, or send a link that expires on its own.</p>
  </section>
);
