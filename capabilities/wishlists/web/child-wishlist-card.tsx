import { Cake, ChevronDown, Gift, RefreshCw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Child } from '#capabilities/household/contract.ts';
import { photoAddress } from '#capabilities/household/web/hooks.ts';
import { fullDate, today } from '#core/dates.ts';
import { ApiError } from '#web/api/call.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyOptionalPiece, lazyPiece } from '#web/ui/lazy-piece.tsx';
import { CardMenu } from '#web/ui/overlays/card-menu.tsx';
import { useAskedRecord } from '#web/ui/record/asked-record.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Wishlist } from '../contract.ts';
import { birthdayOf, birthdaySentence, countdown, upcomingBirthday } from '../rules/birthday-countdown.ts';
import { givenBefore, ideasOf } from '../rules/idea-states.ts';
import { DeleteWishlistDialog } from './delete-wishlist-dialog.tsx';
import { useChangeWishlist, useGenerateWishlist } from './hooks.ts';
import { DrawnGifts, IdeaPreview, previewed, shownIdeas, summaryOf } from './idea-preview-list.tsx';
import { hasParty, PartyCard } from './party-card.tsx';
import { YearChoice } from './year-choice-card.tsx';

const BirthdayCake = lazyOptionalPiece(() =>
  import('#web/ui/illustrations/birthday-cake.tsx').then((module) => module.BirthdayCake),
);
const IdeaList = lazyPiece(() => import('./idea-list.tsx').then((module) => module.IdeaList), <Spinner />);

/** Shows an error toast; a response without a message, such as from a proxy, gets a default one. */
function generationFailed(error: Error) {
  const message = error instanceof ApiError && error.sentence === '' ? undefined : error.message;
  toast({
    title: 'Generation Failed',
    description: message || 'Could not generate wishlist. Please try again.',
    variant: 'destructive',
  });
}

/** False for a wishlist that only stores own ideas or a party. */
const hasSuggestions = (wishlist: Wishlist | undefined) =>
  wishlist !== undefined && wishlist.recommendations.length > 0;
const isNew = (wishlist: Wishlist) => hasSuggestions(wishlist) && !wishlist.viewed;

interface ChildWishlistCardProps {
  child: Child;
  wishlists: readonly Wishlist[];
  /** Shown large, with the page's only filled button. */
  isSoonest: boolean;
}

/** A child's countdown, gift ideas and party. */
export function ChildWishlistCard({ child, wishlists, isSoonest }: ChildWishlistCardProps) {
  const upcoming = upcomingBirthday(child.birthdate, today());
  const [pickedYear, setPickedYear] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has unmounted.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const generate = useGenerateWishlist();
  const change = useChangeWishlist();

  const years = [...new Set([...wishlists.map(({ generatedForYear }) => generatedForYear), upcoming.year])].toSorted();
  const askedId = useAskedRecord();
  const askedYear = wishlists.find(({ id }) => id === askedId)?.generatedForYear;
  const year = [pickedYear, askedYear].find((each) => each !== undefined && years.includes(each)) ?? upcoming.year;
  const wishlistOf = (target: number) => wishlists.find(({ generatedForYear }) => generatedForYear === target);
  const wishlist = wishlistOf(year);
  const upcomingWishlist = wishlistOf(upcoming.year);
  const ideas = wishlist ? shownIdeas(wishlist) : [];
  const hasIdeas = wishlist !== undefined && ideasOf(wishlist).length > 0;
  const mainVariant = isSoonest ? 'primary' : 'outline';
  const isUpcoming = year === upcoming.year;
  const basis =
    upcoming.turns > 0
      ? `${child.name}'s age, interests, favorite colors and sizes`
      : 'what a newborn needs and grows into';

  const generateUpcoming = () =>
    generate.mutate({ params: { childId: child.id } }, { onSuccess: focusHeading, onError: generationFailed });
  const generateNextYear = () =>
    generate.mutate(
      { params: { childId: child.id }, query: { year: String(upcoming.year + 1) } },
      { onSuccess: ({ generatedForYear }) => announceYear(generatedForYear), onError: generationFailed },
    );
  // The card keeps showing the upcoming birthday; the toast offers to switch.
  const announceYear = (later: number) =>
    toast({
      title: `Ideas for ${later} are ready`,
      description: `You'll find them under ${later} on ${child.name}'s card.`,
      ...(year !== later && { action: { label: 'Show', onClick: () => show(later) } }),
    });
  const show = (next: number) => {
    setPickedYear(next);
    setIsOpen(false);
  };
  const toggle = () => {
    setIsOpen(!isOpen);
    if (!isOpen && wishlist && !wishlist.viewed) change.mutate({ params: { id: wishlist.id }, body: { viewed: true } });
  };

  const closeAfterDeletion = () => {
    setIsOpen(false);
    focusHeading();
  };

  const generateButton = !hasSuggestions(upcomingWishlist) && isUpcoming && (
    <Button
      variant={mainVariant}
      aria-disabled={generate.isPending}
      onClick={() => !generate.isPending && generateUpcoming()}
    >
      <Gift aria-hidden size={18} />
      {generate.isPending ? 'Generating...' : 'Generate'}
    </Button>
  );
  return (
    <article aria-label={child.name} className="card relative overflow-hidden">
      <header className={classNames('flex items-center gap-4 px-5', isSoonest ? 'bg-birthday-soft py-5' : 'pt-4')}>
        <Avatar name={child.name} size={isSoonest ? 'large' : 'medium'} photo={photoAddress(child, 'small')} />
        <div className="min-w-0 flex-1">
          <h2 className={classNames('leading-snug', isSoonest ? 'text-2xl max-md:pr-14 md:text-3xl' : 'text-lg')}>
            {countdown(child.name, upcoming, today())}
          </h2>
          <p className="flex items-center gap-1.5 text-sm text-birthday-ink">
            <Cake aria-hidden size={15} className="shrink-0" />
            {fullDate(upcoming.date)}
          </p>
        </div>
        {isSoonest && (
          <span className="aspect-6/5 shrink-0 max-md:absolute max-md:top-3 max-md:right-2 max-md:w-18 md:-my-2 md:w-36">
            <BirthdayCake age={upcoming.turns || undefined} isToday={false} />
          </span>
        )}
      </header>
      <div className="space-y-4 px-5 pt-3 pb-5">
        <section className="wishlist-ideas">
          <div className="flex items-center gap-2">
            <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
              Gift Ideas for {year}
            </h3>
            {wishlist && isNew(wishlist) && (
              <Badge variant="accent" className="shrink-0">
                New
              </Badge>
            )}
          </div>
          {wishlist && (
            <CardMenu label={`More for ${child.name}'s gift ideas`} className="-mr-3">
              {hasSuggestions(upcomingWishlist) && (
                <Button
                  variant="outline"
                  aria-disabled={generate.isPending}
                  onClick={() => !generate.isPending && generateNextYear()}
                >
                  <RefreshCw aria-hidden size={18} />
                  {generate.isPending ? 'Generating...' : 'Regenerate for Next Year'}
                </Button>
              )}
              <DeleteWishlistDialog wishlist={wishlist} onDeleted={closeAfterDeletion} />
            </CardMenu>
          )}
          <div className="min-w-0">
            <YearChoice child={child} years={years} year={year} nextYear={upcoming.year} onChoose={show} />
            {!isUpcoming && (
              <p className="font-medium">{birthdaySentence(child.name, birthdayOf(child.birthdate, year), today())}</p>
            )}
            {hasIdeas ? (
              <p className="text-ink-soft empty:hidden">{summaryOf(ideas)}</p>
            ) : (
              <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
                <DrawnGifts turns={upcoming.turns} />
                <p className="max-w-[44ch] grow basis-56 text-ink-soft">Twelve gift ideas picked for {basis}.</p>
                <span className="empty:hidden sm:ml-auto">{generateButton}</span>
              </div>
            )}
            {!isOpen && <IdeaPreview ideas={ideas} />}
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:mt-4 max-sm:empty:hidden">
            {hasIdeas && (
              <Button
                variant={mainVariant}
                className="max-sm:w-full"
                aria-expanded={isOpen}
                aria-controls={panel}
                onClick={toggle}
              >
                {isOpen ? 'Hide the ideas' : ideas.length > previewed ? `See all ${ideas.length}` : 'See the ideas'}
                <ChevronDown
                  aria-hidden
                  size={16}
                  className={classNames('transition-transform', isOpen && 'rotate-180')}
                />
              </Button>
            )}
            {hasIdeas && generateButton}
          </div>
        </section>
        <div id={panel} hidden={!isOpen || !wishlist} className="-mx-5">
          {isOpen && wishlist && (
            <IdeaList key={wishlist.id} wishlist={wishlist} givenBefore={givenBefore(wishlists, year)} />
          )}
        </div>
        <PartyCard
          childId={child.id}
          childName={child.name}
          wishlist={upcomingWishlist}
          year={isUpcoming ? undefined : upcoming.year}
        />
        {wishlist && !isUpcoming && hasParty(wishlist) && (
          <PartyCard key={year} childId={child.id} childName={child.name} wishlist={wishlist} year={year} />
        )}
      </div>
    </article>
  );
}
