import * as z from 'zod/mini';
import { assigneeId, optionalAssigneeId } from '#capabilities/household/assignee-contract.ts';
import { endpoint } from '#core/endpoint.ts';
import {
  oneOf,
  optionalDate,
  optionalFlag,
  optionalText,
  optionalTime,
  optionalWebAddress,
  recordFields,
  requiredText,
} from '#core/fields.ts';
import { optionalList, optionalTextList } from '#core/list-fields.ts';

/** Gift ideas for one birthday of a child, and the party details. */

const text = z.nullable(z.string());

export const Recommendation = z.object({
  category: z.string(),
  title: z.string(),
  description: z.string(),
  estimatedPrice: z.string(),
  retailer: z.string(),
  productUrl: z.string(),
  ageAppropriate: z.boolean(),
});
export type Recommendation = z.output<typeof Recommendation>;

const OwnIdea = z.object({ title: z.string(), notes: text, url: text });
export type OwnIdea = z.output<typeof OwnIdea>;

export const Wishlist = z.object({
  ...recordFields,
  childId: z.uuid(),
  childName: z.string(),
  /** The age that the child reaches on the birthday. */
  childAge: z.int(),
  birthdayDate: z.string(),
  generatedForYear: z.int(),
  generatedAt: z.iso.datetime(),
  recommendations: z.array(Recommendation),
  /** Titles of ideas in each state: kept to give, already given, and removed. */
  keptItems: z.array(z.string()),
  given: z.array(z.string()),
  removedItems: z.array(z.string()),
  addedItems: z.array(OwnIdea),
  userNotes: text,
  partyDate: text,
  partyTime: text,
  partyLocation: text,
  partyNotes: text,
  /** The adult who takes care of the party. */
  assigneeId,
  viewed: z.boolean(),
  viewedAt: z.nullable(z.iso.datetime()),
  reminderSent: z.boolean(),
  reminderSentAt: z.nullable(z.iso.datetime()),
});
export type Wishlist = z.output<typeof Wishlist>;

export const ideaStates = ['suggested', 'kept', 'given', 'removed'] as const;
export type IdeaState = (typeof ideaStates)[number];

export const maxOwnIdeas = 100;
export const NewOwnIdea = z.object({
  title: requiredText('Title'),
  notes: optionalText('Notes', 2_000),
  url: optionalWebAddress('Link'),
});

export type NewOwnIdea = z.input<typeof NewOwnIdea>;

/** The party form: every field is optional. */
export const PartyDetails = z.object({
  partyDate: optionalDate('Party date'),
  partyTime: optionalTime('Party time'),
  partyLocation: optionalText('Party location', 500),
  partyNotes: optionalText('Party notes', 10_000),
  assigneeId: optionalAssigneeId,
});

const titles = (label: string) => optionalTextList(label, 200, 500);
const WishlistChange = z.extend(PartyDetails, {
  viewed: optionalFlag('Viewed'),
  userNotes: optionalText('Notes', 10_000),
  keptItems: titles('Kept items'),
  given: titles('Given items'),
  removedItems: titles('Removed items'),
  addedItems: optionalList('Added items', NewOwnIdea, 'ideas', maxOwnIdeas),
});

const resources = ['wishlists'];
const year = z.optional(
  z.pipe(
    z.string('Year must be a year like 2027').check(z.regex(/^(19|20|21)\d\d$/, 'Year must be a year like 2027')),
    z.transform(Number),
  ),
);

export const wishlistsApi = {
  list: endpoint('GET', '/api/birthday-wishlists', {
    summary: 'List the birthday wishlists of the children',
    resources: [...resources, 'household'],
    answer: z.array(Wishlist),
  }),
  generate: endpoint('POST', '/api/birthday-wishlists/generate/:childId', {
    summary: "Generate gift ideas for a child's next birthday, or for the birthday of a later year",
    resources,
    query: z.optional(z.object({ year })),
    answer: Wishlist,
    statusIfExists: 200,
  }),
  change: endpoint('PATCH', '/api/birthday-wishlists/:id', {
    summary: 'Change a wishlist or its party',
    resources,
    body: WishlistChange,
    answer: Wishlist,
  }),
  /** Adds one idea at a time, so that concurrent changes don't overwrite each other. */
  addIdea: endpoint('POST', '/api/birthday-wishlists/:id/ideas', {
    summary: 'Add an own idea to a wishlist',
    resources,
    body: NewOwnIdea,
    answer: Wishlist,
  }),
  /** For callers that don't know whether a wishlist exists. */
  addIdeaFor: endpoint('POST', '/api/birthday-wishlists/ideas-for/:childId', {
    summary: "Add an own idea for a child's next birthday; creates the wishlist if there is none",
    resources,
    body: NewOwnIdea,
    answer: Wishlist,
  }),
  /** A party can be planned before there is a wishlist. */
  planParty: endpoint('POST', '/api/birthday-wishlists/party-for/:childId', {
    summary: "Plan the party for a child's next birthday; creates the wishlist that stores it if there is none",
    resources,
    body: PartyDetails,
    answer: Wishlist,
  }),
  changeIdea: endpoint('PATCH', '/api/birthday-wishlists/:id/ideas', {
    summary: 'Mark an idea of a wishlist as kept, given, removed or merely suggested',
    resources,
    body: z.object({ title: requiredText('Title', 500), state: oneOf('State', ideaStates) }),
    answer: Wishlist,
  }),
  remove: endpoint('DELETE', '/api/birthday-wishlists/:id', { summary: 'Remove a wishlist', resources }),
};
