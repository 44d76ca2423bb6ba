// JavaScript, because a first file in TypeScript would load the compiler: 15 MiB and a quarter of a second.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Saves half a second and 25 MiB. Not in a shared folder, where other users could change the code that will run.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/api', import.meta.url)));
// Only modules that are loaded from here on are cached.
const { main } = await import('./main.ts');
await main();
flushCompileCache();
