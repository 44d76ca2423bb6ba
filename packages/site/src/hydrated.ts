/** Resolves when React has taken the page over and every handler is attached. */
export const hydrated = Promise.withResolvers<void>();
