import { readFile } from 'node:fs/promises';
import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, it } from 'vitest';
import { messages } from '../.storybook/docs/messages.ts';
import { widthsOf } from '../.storybook/viewports.ts';
import { root } from './command.ts';

// What stories show is known to no linter: they are read here, and by Storybook's own index.

const read = (file: string) => readFile(`${root}/${file}`, 'utf8');
const { entries: index } = await buildIndex({ configDir: `${root}/.storybook`, quiet: true });
const stories = Object.values(index).filter((entry) => entry.type === 'story');

describe('the list of pictures', () => {
  it('has no line of a story, or of a width, that is gone', async () => {
    const listed = Object.keys(JSON.parse(await read('.storybook/pictures.json')) as object);
    const keys = new Set(stories.flatMap(({ id, tags }) => widthsOf(tags).map((width) => `${id} ${width}`)));
    expect(listed.filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('the messages of the product', () => {
  it('are each shown by a story, whose own test looks for them', () => {
    const ids = new Set(stories.map(({ id }) => id));
    const unshown = Object.values(messages)
      .flat()
      .filter(({ story }) => !ids.has(story));
    expect(unshown).toEqual([]);
  });
});

describe('every form', () => {
  // What the frame of all forms does beside is told once: by the service request form.
  const states = ['Idle', 'Submitting', 'Success', 'Invalid', 'Server Error', 'Captcha Error', 'Offline'];
  const frame = [...states, 'Filled', 'Not Kept', 'Rate Limited', 'Too Large', 'Restored Draft'];

  it.each([
    ['ServiceRequestForm', frame],
    ['QuoteForm', states],
    ['ContactForm', states],
    ['ReferralForm', states],
    ['CareerForm', states],
  ])('%s has a story for each of its states', (form, wanted) => {
    const names = stories.filter(({ title }) => title === `Lead forms/${form}`).map(({ name }) => name);
    expect(wanted.filter((state) => !names.includes(state))).toEqual([]);
  });
});
