/** The year of the build, so that the prerendered page and the browser write the same. */
export const buildYear = Number(import.meta.env['VITE_BUILD_YEAR'] ?? new Date().getFullYear());
