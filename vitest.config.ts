import { defineConfig } from 'vitest/config';

/** Our packages are read from source, without a build in between. */
const conditions = ['@hvac/source'];

/** A project whose tests run in Node. */
const nodeProject = (name: string, include: string[], timeout = 10_000) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    include,
    environment: 'node' as const,
    testTimeout: timeout,
    hookTimeout: timeout,
    execArgv: ['--conditions=@hvac/source'],
  },
});

export default defineConfig({
  test: {
    projects: [
      nodeProject('content', ['packages/content/{src,test}/**/*.test.ts']),
      nodeProject('ui', ['packages/ui/{src,test}/**/*.test.ts']),
      nodeProject('site', ['packages/site/{src,test}/**/*.test.{ts,tsx}']),
      nodeProject('api', ['packages/api/{src,test}/**/*.test.ts'], 60_000),
    ],
  },
});
