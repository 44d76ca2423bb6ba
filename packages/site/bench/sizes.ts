/** What pages and forms of the built site weigh. Needs a build. */
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

figure('Documents with their styles', documents.length);
figure('Of them the largest', Math.max(...documents) / 1000, 'kB', { most: 14.6 });
figure('Of them the median', median(documents) / 1000, 'kB');
script('Script before the first intent', beforeIntent, budgets.beforeIntent);
script('React and the router', reactAndRouter, budgets.reactAndRouter);
script('A form with its libraries', wholeForm, budgets.form);
script('What shows toasts, with the first one', toastLayer);
script('All that comes at the first intent, without the page', withReact);
script('The inbox beyond what forms bring', inboxBeyondForms, budgets.inboxBeyondForms);
for (const [page, { bytes, form }] of Object.entries(pageSizes)) {
  script(`Page ${page} on top of React`, bytes);
  if (form > 0) script(`Page ${page}: of that, its form`, form);
}
