import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { BadgeList } from '#web/ui/badge-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { DetailList } from '#web/ui/detail-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { FavoriteButton } from '#web/ui/favorite-button.tsx';
import { FilterChip } from '#web/ui/filter-chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { sweetDishes } from '#web/ui/illustrations/dishes/sweet.tsx';
import { FamilyDrawing } from '#web/ui/illustrations/family.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { MenuLink } from '#web/ui/menu-link.tsx';
import { PersonCard } from '#web/ui/person-card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { SelectChip } from '#web/ui/select-chip.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { StepperField } from '#web/ui/stepper-field.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { KitSection } from './kit-section.tsx';

const sampleTabs = [
  { value: 'adults', label: 'Adults', count: 2, content: <p>Two adults</p> },
  { value: 'children', label: 'Children', count: 3, content: <p>Three children</p> },
  { value: 'pets', label: 'Pets', count: 0, content: <p>No pets</p> },
];

const sampleDiets = [
  { value: 'vegan', label: 'Vegan' },
  { value: 'keto', label: 'Keto' },
];

export function KitPieces() {
  const [isQuick, setIsQuick] = useState(true);
  const [diet, setDiet] = useState('');
  const [servings, setServings] = useState(4);
  const [kids, setKids] = useState('2');
  const [tab, setTab] = useState('children');
  return (
    <>
      <KitSection title="Buttons">
        <Button>
          <Plus aria-hidden size={18} />
          Primary
        </Button>
        <Button variant="outline">Outline</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button disabled>Saving...</Button>
        <ButtonLink href="/household">A link that looks like a button</ButtonLink>
        <ButtonLink href="/household" large variant="outline">
          Large
        </ButtonLink>
        <IconButton label="Edit" icon={<Pencil aria-hidden size={18} />} />
        <IconButton label="Delete" danger icon={<Trash2 aria-hidden size={18} />} />
        <Menu label="Menu">
          <MenuLink href="/about">About</MenuLink>
          <MenuLink href="/contact">Contact</MenuLink>
        </Menu>
        <ExternalLink href="https://www.care.com/">Find a Sitter</ExternalLink>
        <ExternalLink href="data:text/html,hello">Not a link</ExternalLink>
      </KitSection>
      <KitSection title="Badges and avatars">
        <Badge>Neutral</Badge>
        <Badge variant="primary">Primary</Badge>
        <Badge variant="accent">New</Badge>
        <Badge variant="success">Verified</Badge>
        <Badge variant="danger">Not verified</Badge>
        <Badge variant="appointment">Appointment</Badge>
        <Badge variant="birthday">Birthday</Badge>
        <Badge variant="planner">Planner</Badge>
        <BadgeList danger items={['Peanuts', 'Eggs']} />
        <Avatar name="Ana Lopez" size="tiny" />
        <Avatar name="Ana Lopez" size="small" />
        <Avatar name="Leo" />
        <Avatar name="Grandma Rose" size="large" />
      </KitSection>
      <KitSection title="Choosing and finding">
        <FilterChip pressed={isQuick} onToggle={() => setIsQuick(!isQuick)}>
          Under 30 min
        </FilterChip>
        <SelectChip label="Fits" placeholder="a diet" choices={sampleDiets} value={diet} onChange={setDiet} />
        <Stepper label="servings" value={servings} max={6} onChange={setServings} />
        <StepperField label="Kids" name="kids" value={kids} error={undefined} onChange={setKids} />
        <StepperField label="Pets" name="pets" value="two" error="Pets must be a whole number" onChange={setKids} />
        <FavoriteButton name="Soup" pressed={isQuick} onToggle={() => setIsQuick(!isQuick)} />
        {Object.entries(sweetDishes).map(([name, dish]) => (
          <div key={name} className="aspect-4/3 w-40 overflow-hidden rounded-card">
            <Picture
              src={undefined}
              name={name}
              drawing={
                <svg aria-hidden viewBox="0 0 64 64">
                  {dish}
                </svg>
              }
            />
          </div>
        ))}
      </KitSection>
      <KitSection title="Tabs">
        <div className="w-full">
          <Tabs label="Household" tabs={sampleTabs} value={tab} onValueChange={setTab} />
        </div>
      </KitSection>
      <KitSection title="Waiting">
        <Spinner />
        <div className="w-48 space-y-1 text-sm">
          Step 2 of 4
          <ProgressBar label="Step 2 of 4" value={2} max={4} />
        </div>
        <div className="w-full">
          <CardSkeletons count={2} />
        </div>
      </KitSection>
      <div className="grid gap-6 md:grid-cols-3">
        <PersonCard name="Mia" about="7 years old" onEdit={() => undefined} onDelete={() => undefined}>
          <DetailList
            details={[
              { label: 'Allergies', value: <BadgeList danger items={['Peanuts']} /> },
              { label: 'Birthday', value: 'May 2, 2019' },
            ]}
          />
        </PersonCard>
        <EmptyState
          drawing={<FamilyDrawing />}
          heading="No children added yet"
          action={<Button>Add Your First Child</Button>}
        >
          Sizes, allergies and favorites: keep them here.
        </EmptyState>
        <ErrorState onRetry={() => undefined}>Failed to fetch children</ErrorState>
      </div>
    </>
  );
}
