import { Check, MapPin } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { SunriseDrawing } from '#web/ui/illustrations/sunrise.tsx';

const sampleDay = [
  { time: '9:30', half: 'AM', bar: 'bg-appointment', kind: 'appointment', title: 'Dentist checkup', note: 'For Mia' },
  { time: 'All day', half: '', bar: 'bg-birthday', kind: 'birthday', title: 'Grandma Rose turns 71', note: 'Family' },
  { time: '5:30', half: 'PM', bar: 'bg-planner', kind: 'planner', title: 'Swap in winter coats', note: 'Seasonal' },
] as const;

const kindNames = { appointment: 'Appointment', birthday: 'Birthday', planner: 'Planner' };

const sampleGroceries = [
  { name: 'Whole milk', amount: '1 gal', bought: true },
  { name: 'Greek yogurt', amount: '32 oz', bought: false },
  { name: 'Apples', amount: '6', bought: false },
];

/** A preview of the product, built from its own components. */
export function ProductPreview() {
  return (
    <div
      role="img"
      aria-label="A preview of the dashboard: today's three priorities, and a grocery list"
      className="relative mx-auto w-full max-w-[30rem] pb-40"
    >
      <div className="overflow-hidden rounded-card border border-line bg-accent-soft shadow-float">
        <div className="relative h-[7.25rem] p-6">
          <SunriseDrawing className="absolute right-0 bottom-0 h-full w-auto" />
          <p className="relative font-display text-xl font-semibold">Today's Priority</p>
          <p className="relative text-sm text-ink-soft">3 things, first at 9:30 AM</p>
        </div>
        <div className="m-2 mt-0 divide-y divide-line rounded-[0.75rem] bg-surface">
          {sampleDay.map((event) => (
            <div key={event.title} className="flex items-center gap-3 px-3 py-3">
              <div className="tabular w-11 shrink-0 text-right leading-none">
                <p
                  className={
                    event.half ? 'font-display text-base font-semibold' : 'text-xs whitespace-nowrap text-ink-soft'
                  }
                >
                  {event.time}
                </p>
                <p className="mt-1 text-xs text-ink-soft empty:hidden">{event.half}</p>
              </div>
              <span className={`h-10 w-1 shrink-0 rounded-full ${event.bar}`} />
              <div className="min-w-0 flex-1">
                <p className="text-[15px] font-semibold">{event.title}</p>
                <p className="mt-0.5 flex items-center gap-2 text-sm text-ink-soft">
                  <Badge variant={event.kind}>{kindNames[event.kind]}</Badge>
                  {event.note}
                </p>
              </div>
            </div>
          ))}
        </div>
      </div>

      <div className="card absolute bottom-0 p-4 shadow-float max-sm:inset-x-3 max-sm:-rotate-1 sm:-left-6 sm:w-52 sm:-rotate-2">
        <div className="flex items-baseline justify-between">
          <p className="font-display font-semibold">Groceries</p>
          <p className="tabular text-xs text-ink-soft">1 of 3</p>
        </div>
        <div className="mt-2 space-y-2">
          {sampleGroceries.map((item) => (
            <div key={item.name} className="flex items-center gap-2 text-sm">
              <span
                className={`grid size-5 place-items-center rounded-md ${item.bought ? 'bg-primary text-on-primary' : 'border-2 border-line-strong'}`}
              >
                {item.bought && <Check size={13} strokeWidth={3} />}
              </span>
              <span className={`flex-1 font-medium ${item.bought ? 'text-ink-soft line-through' : ''}`}>
                {item.name}
              </span>
              <span className="tabular text-ink-soft">{item.amount}</span>
            </div>
          ))}
        </div>
      </div>

      <div className="card absolute right-4 bottom-6 hidden rotate-1 items-center gap-3 p-3.5 shadow-float sm:flex">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft font-display font-semibold text-primary">
          M
        </span>
        <div className="min-w-0 text-sm">
          <p className="font-semibold">
            Mia <span className="font-normal text-ink-soft">7 years old</span>
          </p>
          <p className="flex items-center gap-1 whitespace-nowrap text-ink-soft">
            <MapPin size={13} /> Bright Smiles, 9:30 AM
          </p>
        </div>
      </div>
    </div>
  );
}
