import type { InitialSpecials } from '@hvac/content/model';
import { createContext } from 'react';

/** The offers that the server rendered the page with, for hydration; null when it rendered none. */
export const InitialSpecialsContext = createContext<InitialSpecials | null>(null);
