import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FamilyDrawing } from '#web/ui/illustrations/family.tsx';
import { Idea } from './idea-preview-list.tsx';

const sampleIdeas = [
  { title: 'Wooden train set', category: 'Vehicles', price: '$30–60' },
  { title: 'Watercolor set', category: 'Arts & Crafts', price: 'Under $15' },
  { title: 'Trip to the science museum', category: 'Experiences', price: '$30–60' },
];

/** Asks for the children, and shows what a wishlist looks like. */
export const NoChildrenCard = () => (
  <>
    <EmptyState
      drawing={<FamilyDrawing />}
      heading="Add child profiles first"
      action={<ButtonLink href="/children">Add Child Profiles</ButtonLink>}
    >
      We use each child's age, interests, colors and sizes to find gift ideas.
    </EmptyState>
    <section className="card mt-6 p-5">
      <div className="flex items-center gap-2">
        <h2 className="text-lg">Ideas like these</h2>
        <Badge>Sample</Badge>
      </div>
      <ul className="mt-3 grid gap-4 sm:grid-cols-3">
        {sampleIdeas.map((idea) => (
          <li key={idea.title} className="min-w-0">
            <Idea {...idea} />
          </li>
        ))}
      </ul>
    </section>
  </>
);
