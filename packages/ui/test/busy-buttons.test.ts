import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../src');

/** Names of what is under way. A button that is disabled by them loses the focus when it is pressed. */
const busy = /disabled=\{[^}]*\b(?:\w*busy|saving|sending|deleting|restoring|isPending|isFetching|loading)\b[^}]*\}/gi;

/** Buttons that are not the pressed one. */
const allowed: Readonly<Record<string, string>> = {
  'admin/inbox/PersonDialog/PersonDialog.tsx disabled={busy}': 'Beside the pressed button.',
  'admin/specials/SpecialForm/SpecialForm.tsx disabled={state.saving}': 'Beside the pressed button.',
  "forms/CaptchaField/CaptchaField.tsx disabled={status === 'loading' && !asked}": 'Nobody has pressed it yet.',
};

test('a button that is busy keeps the focus: loading, not disabled', () => {
  const found = globSync('**/*.tsx', { cwd: source })
    .filter((file) => !file.includes('.stories.'))
    .flatMap((file) =>
      Array.from(readFileSync(resolve(source, file), 'utf8').matchAll(busy), ([text]) => `${file} ${text}`),
    );
  expect(found.filter((each) => !Object.hasOwn(allowed, each))).toEqual([]);
});
