/** How long a slide shows, and how much of that the next one takes to fade in over it, in ms. */
export const intervalMs = 5000;
export const fadeMs = 1000;
