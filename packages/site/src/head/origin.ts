/** Origin of canonical links, such as "https://www.example.com": set at build time by PUBLIC_ORIGIN. */
export const origin: string = import.meta.env['VITE_PUBLIC_ORIGIN'] ?? 'http://localhost:3000';
