import { today } from '#core/dates.ts';
import { SheetPreview } from './sheet-preview-card.tsx';

/** A made-up sheet that shows a family without children what they will get. */
export function SampleSheet() {
  const date = today();
  return <SheetPreview page={{ ...sample, fromDay: date, untilDay: date, days: [{ date, ...tonight }] }} isSample />;
}

const tonight = {
  meals: [
    { mealType: 'Dinner', title: 'Chicken noodle soup', isLeftover: false, children: [], found: [], isSearched: true },
  ],
  entries: [],
};

const sample = {
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
  remarks: null,
  firstAid: 'Bathroom, top shelf',
  houseNotes: null,
  people: [{ name: 'Mom', about: null, phone: '555-0100' }],
  emergency: [{ service: null, phone: '911' }],
};
