import type { TestProject } from 'vitest/node';
import { Client } from 'pg';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a database in which schemas can be made. */
    postgres: string;
  }
}

let server: Awaited<ReturnType<typeof startPostgres>> | undefined;

/** One server for all test files; each test has a schema of its own on it. */
export async function setup({ provide }: TestProject): Promise<void> {
  server = await startPostgres();
  const url = server.urlOf('postgres');
  const client = new Client(url);
  await client.connect();
  // Where all tests find it: each has a schema of its own.
  await client.query('create extension pg_trgm; create extension fuzzystrmatch');
  await client.end();
  provide('postgres', url);
}

export const teardown = (): Promise<void> | undefined => server?.stop();
