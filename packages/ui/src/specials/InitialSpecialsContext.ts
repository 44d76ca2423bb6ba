import type { WrittenSpecials } from '@hvac/content/model';
import { createContext } from 'react';

/** What the server wrote into the page, for the components that take it over; null when it wrote no offers. */
export const InitialSpecialsContext = createContext<WrittenSpecials | null>(null);
