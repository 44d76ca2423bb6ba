import { expect, test } from 'vitest';
import { playerHref, watchHref } from '../src/site/sections/VideoEmbed/video.ts';

test.each([
  ['https://www.youtube-nocookie.com/embed/a_B-1?rel=0', 'https://www.youtube.com/watch?v=a_B-1'],
  ['https://www.youtube.com/embed/a_B-1', 'https://www.youtube.com/watch?v=a_B-1'],
  ['https://videos.example.com/7', 'https://videos.example.com/7'],
])('%s is watched at %s', (embed, page) => {
  expect(watchHref(embed)).toBe(page);
});

test('the player starts at once', () => {
  expect(playerHref('https://videos.example.com/7')).toBe('https://videos.example.com/7?autoplay=1');
  expect(playerHref('https://videos.example.com/7?rel=0')).toBe('https://videos.example.com/7?rel=0&autoplay=1');
});
