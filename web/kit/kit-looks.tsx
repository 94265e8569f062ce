import { BasketDrawing } from '#web/ui/illustrations/basket.tsx';
import { CalendarDrawing } from '#web/ui/illustrations/calendar.tsx';
import { FamilyDrawing } from '#web/ui/illustrations/family.tsx';
import { HouseDrawing } from '#web/ui/illustrations/house.tsx';
import { MorningDrawing } from '#web/ui/illustrations/morning.tsx';
import { SunriseDrawing } from '#web/ui/illustrations/sunrise.tsx';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { KitSection } from './kit-section.tsx';

const tokenColors = [
  'bg-canvas',
  'bg-surface',
  'bg-sunken',
  'bg-line',
  'bg-line-strong',
  'bg-ink-soft',
  'bg-ink',
  'bg-primary',
  'bg-primary-hover',
  'bg-primary-soft',
  'bg-accent',
  'bg-accent-soft',
  'bg-success',
  'bg-success-soft',
  'bg-danger',
  'bg-danger-soft',
  'bg-appointment',
  'bg-appointment-soft',
  'bg-birthday',
  'bg-birthday-soft',
  'bg-planner',
  'bg-planner-soft',
];

export function KitLooks() {
  return (
    <>
      <KitSection title="Colors">
        {tokenColors.map((name) => (
          <div key={name} className="w-24 text-xs text-ink-soft">
            <div className={`h-12 rounded-control border border-line ${name}`} />
            {name.slice(3)}
          </div>
        ))}
      </KitSection>
      <KitSection title="Type">
        <div>
          <p className="font-display text-4xl font-semibold">Bricolage Grotesque for headings</p>
          <p className="mt-2">Figtree for everything else, 16 px, line height 1.5.</p>
          <p className="text-sm text-ink-soft">Meta in 14 px, softer ink. Żaneta, Łukasz, Ağaoğlu, Zoë.</p>
          <p className="tabular">0123456789 in columns</p>
        </div>
      </KitSection>
      <KitSection title="Drawings">
        <LogoMark size={48} />
        <HouseDrawing />
        <FamilyDrawing />
        <CalendarDrawing />
        <BasketDrawing />
        <SunriseDrawing className="h-24 w-auto" />
        <div className="w-72 overflow-hidden rounded-card">
          <MorningDrawing />
        </div>
      </KitSection>
    </>
  );
}
