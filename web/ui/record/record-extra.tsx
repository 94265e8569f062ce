import { type ComponentType, useSyncExternalStore } from 'react';

interface RecordReference {
  /** The word of the record's kind, such as 'appointment'. */
  type: string;
  id: string;
}
type RecordPiece = ComponentType<RecordReference>;

/**
 * What other capabilities add to a record's screens. The record's own capability can't import them, because they are in
 * higher layers.
 */
interface RecordPieces {
  /** In the record's form or details. */
  Extra: RecordPiece;
  /** One line on the record's card. */
  Mark: RecordPiece;
  /** One line on a recipe's page: what the family thinks of it. */
  Taste: ComponentType<{ recipeId: string }>;
  /** A recipe's buttons to plan it and to add it to the grocery list. */
  Actions: ComponentType<{ recipeId: string; servings: number }>;
  /** One line under a week's grocery list: what the family usually needs by now. */
  UsuallyNeeded: ComponentType<{ week: string }>;
}

let registeredPieces: Partial<RecordPieces> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called once by the late part of the frame, which may import every capability. */
export function registerRecordPieces(registered: Partial<RecordPieces>) {
  registeredPieces = { ...registeredPieces, ...registered };
  for (const listener of listeners) listener();
}

const usePieces = () => useSyncExternalStore(subscribe, () => registeredPieces);

/** `id` is undefined for a record that is not saved yet: then there is nothing to show. */
export function RecordExtra({ type, id }: Omit<RecordReference, 'id'> & { id: string | undefined }) {
  const Extra = usePieces().Extra;
  return Extra && id ? <Extra key={id} type={type} id={id} /> : null;
}

export function RecordMark(record: RecordReference) {
  const Mark = usePieces().Mark;
  return Mark ? <Mark {...record} /> : null;
}

export function RecipeTaste({ recipeId }: { recipeId: string }) {
  const Taste = usePieces().Taste;
  return Taste ? <Taste recipeId={recipeId} /> : null;
}

export function RecipeActions(recipe: { recipeId: string; servings: number }) {
  const Actions = usePieces().Actions;
  return Actions ? <Actions {...recipe} /> : null;
}

export function UsuallyNeeded({ week }: { week: string }) {
  const Needed = usePieces().UsuallyNeeded;
  return Needed ? <Needed week={week} /> : null;
}
