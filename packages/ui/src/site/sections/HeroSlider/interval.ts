/** How long a slide shows, and how long the next one takes to fade in, in ms. */
export const intervalMs = 5000;
export const fadeMs = 1000;
