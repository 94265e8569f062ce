import { PawPrint } from 'lucide-react';

/** A pet has a paw instead of initials, in a color that no person has. */
export const petLook = (size: number) => ({ hue: 100, sign: <PawPrint aria-hidden size={size} /> });
