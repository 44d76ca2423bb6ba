import { readFile } from 'node:fs/promises';
import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, it } from 'vitest';
import { widthsOf } from '../.storybook/viewports.ts';
import { root } from './command.ts';

// Checks of stories that no linter can do.

const read = (file: string) => readFile(`${root}/${file}`, 'utf8');
const { entries: index } = await buildIndex({ configDir: `${root}/.storybook`, quiet: true });
const stories = Object.values(index).filter((entry) => entry.type === 'story');

describe('the list of pictures', () => {
  it('has no entry for a removed story or width', async () => {
    const listed = Object.keys(JSON.parse(await read('.storybook/pictures.json')) as object);
    const keys = new Set(stories.flatMap(({ id, tags }) => widthsOf(tags).map((width) => `${id} ${width}`)));
    expect(listed.filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('every form', () => {
  // The shared form code is covered by the service request form.
  const states = ['Idle', 'Submitting', 'Success', 'Invalid', 'Server Error', 'Captcha Error', 'Offline'];
  const allStates = [...states, 'Filled', 'Not Kept', 'Rate Limited', 'Too Large', 'Restored Draft'];

  it.each([
    ['ServiceRequestForm', allStates],
    ['QuoteForm', states],
    ['ContactForm', states],
    ['ReferralForm', states],
    ['CareerForm', states],
  ])('%s has a story for each of its states', (form, wanted) => {
    const names = stories.filter(({ title }) => title === `Lead forms/${form}`).map(({ name }) => name);
    expect(wanted.filter((state) => !names.includes(state))).toEqual([]);
  });
});
