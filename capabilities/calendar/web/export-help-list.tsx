import { ChevronDown } from 'lucide-react';

/** How to get a calendar file from where families keep their dates. */
const sources = [
  {
    name: 'Google Calendar',
    steps: 'On a computer, open Settings, then Import & export, then Export. Unzip the download.',
  },
  { name: 'Apple Calendar', steps: 'On a Mac, choose the calendar, then File, then Export.' },
  {
    name: 'Outlook',
    steps:
      'On the web, open Settings, then Calendar, then Shared calendars. Publish the calendar and open its ICS link.',
  },
  {
    name: 'Your school',
    steps: "Look for 'Subscribe' or 'Export' by the school's online calendar, or ask the office.",
  },
];

export const ExportHelp = () => (
  <section aria-labelledby="export-help">
    <h3 id="export-help" className="mb-1.5 font-sans text-sm font-semibold tracking-normal">
      How to get the file
    </h3>
    <ul className="divide-y divide-line rounded-control border border-line">
      {sources.map(({ name, steps }) => (
        <li key={name}>
          <details name="export-help" className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-control px-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
              {name}
              <ChevronDown
                aria-hidden
                size={18}
                className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="px-3 pb-3 text-sm text-ink-soft">{steps}</p>
          </details>
        </li>
      ))}
    </ul>
  </section>
);
