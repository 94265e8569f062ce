import { House, type LucideIcon, Phone, Plus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

export const whomToCall = "Who to call when you can't: a neighbor, grandma, the pediatrician.";
export const aboutNotes = 'First-aid things, the Wi-Fi, the trick with the back door.';

interface EmptyHouseListProps {
  onAddContact: () => void;
  onAddNotes: () => void;
}

/** Two rows that invite to add what a sitter would need. */
export const EmptyHouseList = ({ onAddContact, onAddNotes }: EmptyHouseListProps) => (
  <ul className="card divide-y divide-line overflow-hidden">
    <EmptyRow Icon={Phone} title="Emergency contacts" why={whomToCall} what="contact" onAdd={onAddContact} />
    <EmptyRow Icon={House} title="House notes" why={aboutNotes} what="notes" onAdd={onAddNotes} />
  </ul>
);

interface EmptyRowProps {
  Icon: LucideIcon;
  title: string;
  why: string;
  what: string;
  onAdd: () => void;
}

const EmptyRow = ({ Icon, title, why, what, onAdd }: EmptyRowProps) => (
  <li className="relative flex items-center gap-3 px-4 py-3 sm:gap-4 sm:px-5 transition-colors has-[button:hover]:bg-sunken">
    <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft sm:size-12">
      <Icon aria-hidden size={22} strokeWidth={1.9} />
    </span>
    <div className="min-w-0 flex-1">
      <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">{title}</h3>
      <p className="text-sm text-pretty text-ink-soft">{why}</p>
    </div>
    <Button variant="outline" className="stretched shrink-0 px-3 sm:px-4" onClick={onAdd}>
      <Plus aria-hidden size={18} />
      <span>
        Add <span className="max-sm:sr-only">{what}</span>
      </span>
    </Button>
  </li>
);
