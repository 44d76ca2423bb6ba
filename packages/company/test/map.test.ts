import { expect, test } from 'vitest';
import { mapPlaces } from '../src/map.ts';
import { routes } from '../src/routes.ts';

test('every place on the map is inside it and links to its page', () => {
  expect(new Set(mapPlaces.map(({ to }) => to)).size).toBe(mapPlaces.length);
  for (const { label, to, x, y } of mapPlaces) {
    const page = routes[to];
    expect('name' in page ? page.name : page.kind, label).toBe(label === 'Jacksonville' ? 'home' : label);
    for (const percent of [x, y]) {
      expect(percent).toBeGreaterThan(5);
      expect(percent).toBeLessThan(95);
    }
  }
});
