import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Our packages are read from source, without a build in between. */
const conditions = ['@hvac/source'];

/** A project whose tests run in Node. */
const nodeProject = (
  name: string,
  include: string[],
  timeout = 60_000,
  exclude: string[] = [],
): TestProjectInlineConfiguration => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    include,
    exclude,
    environment: 'node',
    testTimeout: timeout,
    hookTimeout: timeout,
    execArgv: ['--conditions=@hvac/source'],
  },
});

const shared = (project: TestProjectInlineConfiguration): TestProjectInlineConfiguration => ({
  ...project,
  test: { ...project.test, isolate: false },
});

/** With our packages as they are published. */
const packed = (project: TestProjectInlineConfiguration): TestProjectInlineConfiguration => ({
  ...project,
  test: { ...project.test, globalSetup: '.ci/consumers/pack.ts' },
});

/** The contract of a store, its commands and two servers, on a real PostgreSQL. The other tests of the API run on one store. */
const onPostgres = nodeProject('api-postgres', ['packages/api/test/store/postgres/*.test.ts']);
const apiOnPostgres = shared({
  ...onPostgres,
  test: { ...onPostgres.test, env: { STORE: 'postgres' }, globalSetup: 'packages/api/test/support/postgres-setup.ts' },
});

/** Tests that run in Node. Stories have a configuration of their own: .storybook/vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      // One worker for all files: what they test keeps nothing in the process, and modules are read once.
      shared(nodeProject('content', ['packages/content/{src,test}/**/*.test.ts'])),
      shared(nodeProject('company', ['packages/company/test/**/*.test.ts'])),
      shared(nodeProject('ui', ['packages/ui/{src,test}/**/*.test.ts'])),
      shared(nodeProject('site', ['packages/site/{src,test}/**/*.test.{ts,tsx}'])),
      shared(
        nodeProject('api', ['packages/api/{src,test}/**/*.test.ts'], undefined, [
          'packages/api/test/store/postgres/**',
        ]),
      ),
      apiOnPostgres,
      // Opens every docs page of a static Storybook.
      nodeProject('docs', ['.ci/docs/*.test.ts'], 1_800_000),
      // Real installs of other frameworks: `npm run test:consumers`.
      packed(nodeProject('consumers', ['.ci/consumers/*.test.ts'], 600_000)),
      // The packed packages, installed into an empty project.
      packed(nodeProject('packages', ['.ci/packages/*.test.ts'], 900_000)),
      nodeProject('repository', ['.ci/*.test.ts'], 300_000),
    ],
  },
});
