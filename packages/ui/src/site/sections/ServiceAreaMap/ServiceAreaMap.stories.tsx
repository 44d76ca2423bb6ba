import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { mapPlaces, serviceAreaPage } from '#test/fixtures/serviceAreaPage.ts';
import { ServiceAreaMap } from './ServiceAreaMap.tsx';

const meta = preview.meta({
  title: 'Sections/ServiceAreaMap',
  component: ServiceAreaMap,
  args: { picture: serviceAreaPage.picture, places: mapPlaces },
});

const overlaps = (links: readonly HTMLElement[]) => {
  const boxes = links.map((link) => ({ name: link.textContent, box: link.getBoundingClientRect() }));
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ box }) =>
          Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
          Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
      )
      .map(({ name }) => `${one.name} and ${name}`),
  );
};

export const EveryPlaceNamed = meta.story({
  ...onlyOn('desktop'),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(17);
    await expect(overlaps(links)).toEqual([]);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});
export const PlacesWithRoomOnPhones = meta.story({
  ...onlyOn('phone'),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(mapPlaces.filter(({ onSmallMaps }) => onSmallMaps).length);
    await expect(overlaps(links)).toEqual([]);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
export const OnASmallPhone = meta.story({
  ...onlyOn('phone'),
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(overlaps(canvas.getAllByRole('link'))).toEqual([]);
  },
});
export const Focused = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Orange Park' }).focus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Orange Park' })).toHaveFocus();
  },
});
