/** Sizes of the built site's pages and scripts. Needs a build. */
import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { figure } from '../../../.ci/figures.ts';
import {
  beforeIntent,
  budgets,
  inboxBeyondForms,
  pageSizes,
  reactAndRouter,
  toastLayer,
  wholeForm,
  withReact,
} from '../e2e/support/chunks.ts';
import { median } from './measure.ts';

const script = (name: string, bytes: number, most?: number) =>
  figure(name, bytes / 1000, 'kB', most === undefined ? {} : { most: most / 1000 });

const client = join(import.meta.dirname, '../dist/client');
const documents: number[] = [];
for await (const file of glob('**/*.html.br', { cwd: client })) documents.push((await stat(join(client, file))).size);

figure('HTML documents', documents.length);
figure('Largest document with its CSS', Math.max(...documents) / 1000, 'kB', { most: 14.6 });
figure('Median document with its CSS', median(documents) / 1000, 'kB');
script('Script before the first interaction', beforeIntent, budgets.beforeIntent);
script('React and the router', reactAndRouter, budgets.reactAndRouter);
script('A form with its libraries', wholeForm, budgets.form);
script('Toast code, loaded with the first toast', toastLayer);
script('Script at the first interaction, without the page’s own', withReact);
script('The inbox in addition to the form code', inboxBeyondForms, budgets.inboxBeyondForms);
for (const [page, { bytes, form }] of Object.entries(pageSizes)) {
  script(`Page ${page} on top of React`, bytes);
  if (form > 0) script(`Page ${page}: of that, its form`, form);
}
