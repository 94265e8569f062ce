import { today } from '#core/dates.ts';
import type { SheetPage } from '../page-contract.ts';
import { SheetPreview } from './sheet-preview-card.tsx';

/** A made-up sheet that shows a family without children what they will get. */
export const SampleSheet = () => <SheetPreview page={{ fromDay: today(), untilDay: today(), ...sample }} isSample />;

const sample: Omit<SheetPage, 'fromDay' | 'untilDay'> = {
  children: [
    {
      name: 'Lily',
      age: '5 years old',
      allergies: ['Peanuts'],
      whatToDo: 'EpiPen in the blue bag, then 911',
      diet: [],
      healthNotes: null,
      routine: [
        { time: '7:00 PM', activity: 'Bath' },
        { time: '7:30 PM', activity: 'Two books, lights out' },
      ],
    },
  ],
  days: [],
  remarks: null,
  firstAid: 'Bathroom, top shelf',
  houseNotes: null,
  people: [{ name: 'Mom', about: null, phone: '555-0100' }],
  emergency: [{ service: null, phone: '911' }],
};
